import { lazy, Suspense, useMemo } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { pageRange, totalPages } from '#domain/pagination.ts'
import { browsing } from '#texts/public/browsing.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { useNow } from '#web/ui/time/clock.tsx'
import type { RowActions } from './product-row.tsx'
import { ProductsTable } from './products-table.tsx'
import { TableControls } from './table-controls.tsx'
import { matching, type Order, rowsPerPage, sorted } from './table-view.ts'
import type { Edited } from './undo-notice.tsx'
import { useSelection } from './use-selection.ts'
import { useTableView } from './use-table-view.ts'
import { useToggle } from './use-toggle.ts'

const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))

interface ListedProductsProps extends Omit<RowActions, 'onToggle'> {
  products: OwnProduct[]
  onCreate: () => void
  onImport: () => void
  /** Called with what can be undone. */
  onEdited: (edited: Edited) => void
  /** Called when the page changes, to scroll to its top. */
  onTurned: () => void
}

/** Searches, sorts and pages in memory, so that every key press answers at once; only one page of rows is rendered. */
export function ListedProducts({
  products,
  onCreate,
  onImport,
  onTurned,
  onEdited,
  ...acts
}: ListedProductsProps) {
  const { table: texts } = ownProducts
  const now = useNow(60_000)
  const { view, show } = useTableView()
  const { words, sorting, direction } = view
  const inOrder = useMemo(
    () => sorted(products, { sorting, direction }, now),
    [products, sorting, direction, now],
  )
  const found = useMemo(() => matching(inOrder, words), [inOrder, words])
  const pages = totalPages(found.length, rowsPerPage)
  const page = Math.max(1, Math.min(view.page, pages))
  const range = pageRange(page, rowsPerPage, found.length)
  const shown = range ? found.slice(range.from - 1, range.to) : []
  const { selected, toggle, togglePage, selectAll, clear } = useSelection(products)
  const onToggle = useToggle(onEdited)
  const sorter = { order: view, onSort: (order: Order) => show(order) }

  function turn(turnedTo: number) {
    show({ page: turnedTo })
    onTurned()
  }

  return (
    <>
      <TableControls
        words={words}
        onSearch={(typed) => show({ words: typed })}
        onCreate={onCreate}
        onImport={onImport}
        onExport={async () => (await import('./export-products.ts')).exportProducts(products)}
        {...sorter}
      />
      <p role="status" className="mt-3 mb-2 min-h-[1lh] text-sm text-muted tabular-nums">
        {range && browsing.showing(range.from, range.to, found.length)}
      </p>
      {range ? (
        <ProductsTable
          products={shown}
          now={now}
          selected={selected}
          onSelect={toggle}
          onSelectPage={() => togglePage(shown)}
          onToggle={onToggle}
          {...sorter}
          {...acts}
        />
      ) : (
        <EmptyState artwork="basket" message={texts.nothingFound(words.trim())} hint={texts.nothingFoundHint}>
          <Button look="quiet" onClick={() => show({ words: '' })}>
            {texts.clearSearch}
          </Button>
        </EmptyState>
      )}
      <Pagination page={page} totalPages={pages} onTurn={turn} />
      {selected.size > 0 && (
        <Suspense>
          <BulkBar
            products={products.filter(({ _id }) => selected.has(_id))}
            found={found.length}
            onSelectFound={() => selectAll(found)}
            onClear={clear}
            onEdited={(edited) => {
              clear()
              onEdited(edited)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
