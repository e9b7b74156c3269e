import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { useProductActions } from './own-products-queries.ts'
import { ProductForm, type ProductFormSurroundings } from './product-form.tsx'
import { copyOf, newProductOf } from './product-values.ts'

interface CreateProductProps extends ProductFormSurroundings {
  /** The product that the new one is a copy of. */
  original?: OwnProduct | undefined
}

export function CreateProduct({ original, ...surroundings }: CreateProductProps) {
  const { form: texts } = ownProducts
  const { create } = useProductActions()
  return (
    <ProductForm
      {...surroundings}
      initial={original && copyOf(original, texts.copyOf(original.title))}
      button={texts.submitCreate}
      save={async (values) => (await create(newProductOf(values))).message}
    />
  )
}
