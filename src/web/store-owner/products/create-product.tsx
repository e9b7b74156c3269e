import { ownProducts } from '#texts/store-owner/products.ts'
import { useProductActions } from './own-products-queries.ts'
import { ProductForm, type ProductFormSurroundings } from './product-form.tsx'
import { newProductOf } from './product-values.ts'

export function CreateProduct(surroundings: ProductFormSurroundings) {
  const { form: texts } = ownProducts
  const { create } = useProductActions()
  return (
    <ProductForm
      {...surroundings}
      button={texts.submitCreate}
      save={async (values) => (await create(newProductOf(values))).message}
    />
  )
}
