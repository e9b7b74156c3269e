import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { ProductRow, type RowActions } from './product-row.tsx'
import { firstDirection, type Order, type Sorting } from './table-view.ts'

interface ProductsTableProps extends RowActions {
  products: readonly OwnProduct[]
  now: Date
  order: Order
  onSort: (order: Order) => void
  selected: ReadonlySet<string>
  onSelect: (productId: string) => void
  /** Selects all products of this page, or none of them. */
  onSelectPage: () => void
}

const columns: {
  column: 'product' | 'category' | 'price' | 'discount' | 'rating' | 'added'
  sorting?: Sorting
}[] = [
  { column: 'product', sorting: 'title' },
  { column: 'category' },
  { column: 'price', sorting: 'price' },
  { column: 'discount', sorting: 'discount' },
  { column: 'rating', sorting: 'rating' },
  { column: 'added', sorting: 'newest' },
]

/** A table on wide screens, cards on narrow ones. */
export function ProductsTable({
  products,
  order,
  onSort,
  selected,
  onSelectPage,
  ...row
}: ProductsTableProps) {
  const { table: texts } = ownProducts
  return (
    <table className="w-full rounded-card border border-line bg-surface @max-4xl:block @4xl:border-separate @4xl:border-spacing-0">
      <caption className="sr-only">{texts.caption}</caption>
      <thead className="@max-4xl:hidden">
        <tr>
          <th scope="col" className="border-b border-line pl-2">
            <label className="grid size-11 cursor-pointer place-items-center">
              <input
                type="checkbox"
                aria-label={texts.selectPage}
                checked={products.every(({ _id }) => selected.has(_id))}
                onChange={onSelectPage}
                className="size-5 accent-lagoon"
              />
            </label>
          </th>
          {columns.map(({ column, sorting }) => (
            <th
              key={column}
              scope="col"
              aria-sort={sorting === order.sorting ? order.direction : undefined}
              className="border-b border-line px-2 py-1.5 text-left text-sm font-semibold"
            >
              {sorting ? (
                <SortButton sorting={sorting} order={order} onSort={onSort}>
                  {texts[column]}
                </SortButton>
              ) : (
                texts[column]
              )}
            </th>
          ))}
          <th scope="col" className="border-b border-line">
            <span className="sr-only">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="@max-4xl:block @max-4xl:divide-y @max-4xl:divide-line @4xl:[&>tr+tr>*]:border-t @4xl:[&>tr>*]:border-line">
        {products.map((product) => (
          <ProductRow key={product._id} product={product} isSelected={selected.has(product._id)} {...row} />
        ))}
      </tbody>
    </table>
  )
}

interface SortButtonProps {
  sorting: Sorting
  order: Order
  onSort: (order: Order) => void
  children: string
}

/** A second press reverses the order. */
function SortButton({ sorting, order, onSort, children }: SortButtonProps) {
  const isChosen = order.sorting === sorting
  const opposite = order.direction === 'ascending' ? 'descending' : 'ascending'
  const Arrow = !isChosen ? ArrowUpDown : order.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={() => onSort({ sorting, direction: isChosen ? opposite : firstDirection[sorting] })}
      className={`-mx-2 inline-flex min-h-9 items-center gap-1 rounded-lg px-2 transition hover:bg-lagoon-tint hover:text-lagoon pointer-coarse:min-h-11 ${isChosen ? 'text-lagoon' : ''}`}
    >
      {children}
      <Arrow aria-hidden="true" className={`size-3.5 ${isChosen ? '' : 'text-muted'}`} />
    </button>
  )
}
