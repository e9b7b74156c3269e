import type { ProductInsights } from '#contract/store-owner/insights.ts'

export const countColumns = [
  'visits',
  'calls',
  'whatsapps',
  'directions',
  'links',
  'wishes',
  'ratings',
] as const
export type CountColumn = (typeof countColumns)[number]
export type Column = CountColumn | 'product'

export interface Order {
  column: Column
  direction: 'ascending' | 'descending'
}

const byTitle = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The sort is stable, so that equal ones stay in the order of their visits. */
export function sortedProducts(products: readonly ProductInsights[], { column, direction }: Order) {
  const sign = direction === 'ascending' ? 1 : -1
  return products.toSorted((one, other) =>
    column === 'product'
      ? sign * byTitle.compare(one.title, other.title)
      : sign * (one[column] - other[column]),
  )
}

/** Names from A, figures from the highest. */
export const firstDirection = (column: Column): Order['direction'] =>
  column === 'product' ? 'ascending' : 'descending'
