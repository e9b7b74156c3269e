import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { isRunning } from '#domain/discount.ts'
import { dayInMs } from '#domain/mauritius-time.ts'

export const productChoices = ['all', 'sale', 'lately'] as const
export type ProductChoice = (typeof productChoices)[number]

const latelyMs = 7 * dayInMs

/** Those that shoppers see; a code on a tag of another would lead nowhere. */
export function chosenProducts(
  products: readonly OwnProduct[],
  choice: ProductChoice,
  now: Date,
): OwnProduct[] {
  const isChosen: Record<ProductChoice, (product: OwnProduct) => boolean> = {
    all: () => true,
    sale: ({ discount }) => isRunning(discount, now),
    lately: ({ updatedAt }) => now.getTime() - Date.parse(updatedAt) <= latelyMs,
  }
  return products.filter((product) => !product.isRemoved && isChosen[choice](product))
}

/** '3x8': three columns of eight. */
export const grids = { '3x8': { columns: 3, rows: 8 }, '2x5': { columns: 2, rows: 5 } } as const
export type Grid = keyof typeof grids

export function sheetsOf<Item>(items: readonly Item[], grid: Grid): Item[][] {
  const perSheet = grids[grid].columns * grids[grid].rows
  return Array.from({ length: Math.ceil(items.length / perSheet) }, (_, sheet) =>
    items.slice(sheet * perSheet, (sheet + 1) * perSheet),
  )
}
