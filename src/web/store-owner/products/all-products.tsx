import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ListedProducts } from './listed-products.tsx'
import { useOwnProducts } from './own-products-queries.ts'
import { TableSkeleton } from './table-skeleton.tsx'
import { type Edited, UndoNotice } from './undo-notice.tsx'
import type { NextView } from './welcome.tsx'

/** Only for a store without products. */
const Welcome = lazy(() => import('./welcome.tsx'))

interface AllProductsProps {
  onCreate: () => void
  onImport: () => void
  onEdit: (productId: string) => void
  onDuplicate: (productId: string) => void
  /** Links the first steps of a store without products to their views. */
  onGoTo: (view: NextView) => void
}

export function AllProducts({ onCreate, onImport, onEdit, onDuplicate, onGoTo }: AllProductsProps) {
  const { table: texts, failed, failedHint } = ownProducts
  const view = useRef<HTMLElement>(null)
  const { data, hasFailed, tryAgain } = useOwnProducts()
  const [doomed, setDoomed] = useState<OwnProduct>()
  const [edited, setEdited] = useState<Edited>()
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
      {edited && <UndoNotice key={edited.undoId} edited={edited} onClose={() => setEdited(undefined)} />}
      {data?.length ? (
        <ListedProducts
          products={data}
          onCreate={onCreate}
          onImport={onImport}
          onEdit={onEdit}
          onDuplicate={onDuplicate}
          onEdited={setEdited}
          onAskToDelete={setDoomed}
          onTurned={() => view.current?.scrollIntoView()}
        />
      ) : data ? (
        <Suspense fallback={<TableSkeleton />}>
          <Welcome onCreate={onCreate} onImport={onImport} onGoTo={onGoTo} />
        </Suspense>
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
