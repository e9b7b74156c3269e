import { scatter, seeded } from '../random.ts'
import { type Seller, variety } from './assortment.ts'

/** With fewer products per store than this, all stores have the same number. */
const fewEach = 8

/** The repeating order in which stores get products; stores with many templates come more often. */
export function storeOrder(stores: readonly Seller[], products: number): Uint32Array {
  const weigh = (store: Seller, index: number) => {
    if (products / stores.length < fewEach) return 1
    const choice = variety(store)
    return Math.max(
      Math.min(2, Math.ceil(choice / 4)),
      Math.min(1 + (scatter(4, index) % 4), Math.ceil(choice / 3)),
    )
  }
  const byTrade = new Map<string, { store: number; chance: number }[]>()
  const random = seeded(5)
  for (const [index, store] of stores.entries()) {
    const trade = store.sells[0]?.split('/', 1)[0] ?? ''
    const order = byTrade.get(trade) ?? []
    byTrade.set(trade, order)
    for (let turn = weigh(store, index); turn > 0; turn--) order.push({ store: index, chance: random() })
  }
  // Each trade is shuffled, then spread evenly over the whole round.
  const placed = [...byTrade.values()].flatMap((order) =>
    order
      .sort((a, b) => a.chance - b.chance)
      .map(({ store }, index) => ({ store, place: (index + random()) / order.length })),
  )
  return Uint32Array.from(placed.sort((a, b) => a.place - b.place).map(({ store }) => store))
}

/** How many products each store gets in total. */
export function productCounts(order: Uint32Array, stores: number, products: number): Uint32Array {
  const counts = new Uint32Array(stores)
  const rounds = Math.floor(products / order.length)
  for (const [at, store] of order.entries()) {
    counts[store] = (counts[store] ?? 0) + rounds + (at < products % order.length ? 1 : 0)
  }
  return counts
}
