import { lazy } from 'react'
import { ownProducts } from '#texts/store-owner/products.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChooseProduct } from './choose-product.tsx'
import { OwnProductsLoaded } from './own-products-loaded.tsx'
import type { ProductFormSurroundings } from './product-form.tsx'

const EditForm = lazy(async () => ({ default: (await import('./edit-form.tsx')).EditForm }))

interface EditProductProps extends ProductFormSurroundings {
  productId?: string | undefined
  onChoose: (productId: string | undefined) => void
}

/** Without a product id, a product is chosen first. */
export function EditProduct({ productId, onChoose, ...surroundings }: EditProductProps) {
  const { form: texts, choice } = ownProducts
  return (
    <>
      {productId && (
        <Button look="quiet" size="small" className="mb-4" onClick={() => onChoose(undefined)}>
          {texts.another}
        </Button>
      )}
      <OwnProductsLoaded>
        {(products) => {
          const product = products.find(({ _id }) => _id === productId)
          if (product) return <EditForm key={product._id} product={product} {...surroundings} />
          return (
            <ChooseProduct
              products={products}
              legend={choice.toEdit}
              missing={choice.selectToEdit}
              problem={productId && choice.gone}
              button={choice.edit}
              onChosen={({ _id }) => onChoose(_id)}
            />
          )
        }}
      </OwnProductsLoaded>
    </>
  )
}
