import { ownProducts } from '#texts/own-products.ts'
import { useProductActs } from './own-products-queries.ts'
import { ProductForm, type ProductFormSurroundings } from './product-form.tsx'
import { payloadOf } from './product-values.ts'

export function CreateProduct(surroundings: ProductFormSurroundings) {
  const { form: texts } = ownProducts
  const { create } = useProductActs()
  return (
    <ProductForm
      {...surroundings}
      button={texts.submitCreate}
      save={async (values) => (await create(payloadOf(values))).message}
    />
  )
}
