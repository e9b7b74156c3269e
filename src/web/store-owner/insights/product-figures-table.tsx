import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ProductInsights } from '#contract/store-owner/insights.ts'
import { figure } from '#texts/shared/figures.ts'
import { insights } from '#texts/store-owner/insights.ts'
import { toProduct } from '#web/shared/address/pages.ts'
import { PlainLink } from '#web/ui/panels/plain-link.tsx'
import { type Column, type CountColumn, countColumns, firstDirection, type Order } from './sorted-products.ts'

interface TableProps {
  products: readonly ProductInsights[]
  order: Order
  onSort: (order: Order) => void
}

/** A table on wide screens, cards on narrow ones. */
export function ProductFiguresTable({ products, order, onSort }: TableProps) {
  const { products: texts } = insights
  return (
    <table className="w-full @max-3xl:block">
      <caption className="sr-only">{texts.caption}</caption>
      <thead className="@max-3xl:hidden">
        <tr>
          {(['product', ...countColumns] as const).map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={column === order.column ? order.direction : undefined}
              className={`border-b border-line py-1.5 text-sm font-semibold ${column === 'product' ? 'text-left' : 'pl-2 text-right'}`}
            >
              <SortButton column={column} order={order} onSort={onSort} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-3xl:block @max-3xl:divide-y @max-3xl:divide-line">
        {products.map((product) => (
          <ProductFiguresRow key={product._id} product={product} />
        ))}
      </tbody>
    </table>
  )
}

function ProductFiguresRow({ product }: { product: ProductInsights }) {
  const { products: texts } = insights
  const { _id, title, isShown } = product
  return (
    <tr className="@3xl:border-b @3xl:border-line @max-3xl:grid @max-3xl:grid-cols-2 @max-3xl:gap-x-8 @max-3xl:gap-y-1 @max-3xl:py-3 large-text:grid-cols-1!">
      <th scope="row" className="text-left font-semibold wrap-anywhere @max-3xl:col-span-full @3xl:py-2">
        {isShown ? <PlainLink {...toProduct(_id)}>{title}</PlainLink> : title}
      </th>
      {countColumns.map((column) => (
        <td
          key={column}
          className={`tabular-nums @3xl:py-2 @3xl:pl-2 @3xl:text-right ${isWorthACard(product, column) ? '@max-3xl:flex @max-3xl:items-baseline @max-3xl:justify-between' : '@max-3xl:hidden'}`}
        >
          <span className="text-sm text-muted @3xl:hidden">{texts[column]}</span>
          {figure(product[column])}
        </td>
      ))}
    </tr>
  )
}

/** A card leaves out what did not happen. */
const isWorthACard = (product: ProductInsights, column: CountColumn) =>
  column === 'visits' || product[column] > 0

interface SortButtonProps extends Pick<TableProps, 'order' | 'onSort'> {
  column: Column
}

/** A second press reverses the order. */
function SortButton({ column, order, onSort }: SortButtonProps) {
  const isChosen = order.column === column
  const opposite = order.direction === 'ascending' ? 'descending' : 'ascending'
  const Arrow = !isChosen ? ArrowUpDown : order.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={() => onSort({ column, direction: isChosen ? opposite : firstDirection(column) })}
      className={`-mx-2 inline-flex min-h-9 items-center gap-1 rounded-lg px-2 transition hover:bg-lagoon-tint hover:text-lagoon pointer-coarse:min-h-11 ${isChosen ? 'text-lagoon' : ''}`}
    >
      {insights.products[column]}
      <Arrow aria-hidden="true" className={`size-3.5 ${isChosen ? '' : 'text-muted'}`} />
    </button>
  )
}
