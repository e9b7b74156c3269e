import { useEffect, useRef, useState } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ListedProducts } from './listed-products.tsx'
import { useOwnProducts } from './own-products-queries.ts'
import { TableSkeleton } from './table-skeleton.tsx'
import { type NextView, Welcome } from './welcome.tsx'

interface AllProductsProps {
  onCreate: () => void
  onEdit: (productId: string) => void
  /** Links the first steps of a store without products to their views. */
  onGoTo: (view: NextView) => void
}

export function AllProducts({ onCreate, onEdit, onGoTo }: AllProductsProps) {
  const { table: texts, failed, failedHint } = ownProducts
  const view = useRef<HTMLElement>(null)
  const { data, hasFailed, tryAgain } = useOwnProducts()
  const [doomed, setDoomed] = useState<OwnProduct>()
  const isGone = useRef(false)
  // The button that opened the dialog disappears with its row, so the focus is moved.
  useEffect(() => {
    if (doomed || !isGone.current) return
    isGone.current = false
    view.current?.focus()
  }, [doomed])

  return (
    <section
      ref={view}
      aria-label={texts.caption}
      tabIndex={-1}
      className="@container scroll-mt-4 outline-none"
    >
      {data?.length ? (
        <ListedProducts
          products={data}
          onCreate={onCreate}
          onEdit={onEdit}
          onAskToDelete={setDoomed}
          onTurned={() => view.current?.scrollIntoView()}
        />
      ) : data ? (
        <Welcome onCreate={onCreate} onGoTo={onGoTo} />
      ) : hasFailed ? (
        <NotLoaded sentence={failed} hint={failedHint} onTryAgain={tryAgain} />
      ) : (
        <TableSkeleton />
      )}
      <DeleteDialog
        product={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={() => {
          isGone.current = true
        }}
      />
    </section>
  )
}
