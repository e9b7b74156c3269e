import { ownProducts } from '#texts/store-owner/products.ts'
import { useProductActs } from './own-products-queries.ts'
import { ProductForm, type ProductFormSurroundings } from './product-form.tsx'
import { newProductOf } from './product-values.ts'

export function CreateProduct(surroundings: ProductFormSurroundings) {
  const { form: texts } = ownProducts
  const { create } = useProductActs()
  return (
    <ProductForm
      {...surroundings}
      button={texts.submitCreate}
      save={async (values) => (await create(newProductOf(values))).message}
    />
  )
}
