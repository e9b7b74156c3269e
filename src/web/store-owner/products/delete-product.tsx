import { useState } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { ChooseProduct } from './choose-product.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { OwnProductsLoaded } from './own-products-loaded.tsx'

interface DeleteProductProps {
  /** The product that is chosen initially. */
  productId?: string | undefined
  onDeleted: (productId: string) => void
}

/** A product is chosen first, and deleted after a confirmation. */
export function DeleteProduct({ productId, onDeleted }: DeleteProductProps) {
  const { deletion: texts, choice } = ownProducts
  const [doomed, setDoomed] = useState<OwnProduct>()
  return (
    <>
      <OwnProductsLoaded>
        {(products) => (
          <ChooseProduct
            products={products}
            initial={productId}
            legend={choice.toDelete}
            missing={choice.selectToDelete}
            button={texts.button}
            look="sunset"
            onChosen={setDoomed}
          />
        )}
      </OwnProductsLoaded>
      <DeleteDialog product={doomed} onClose={() => setDoomed(undefined)} onDeleted={onDeleted} />
    </>
  )
}
