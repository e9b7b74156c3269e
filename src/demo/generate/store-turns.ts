import { scatter, seeded, wholeBelow } from '../random.ts'
import type { DemoSize } from './shapes.ts'

/** Below so many products a store all stores have the same number, so that none is left with almost nothing. */
const fewEach = 8

/** The order in which stores bring products, again and again; larger ones come more than once. */
export function storeTurns({ stores, products }: DemoSize): Uint32Array {
  const weigh = (store: number) => (products / stores < fewEach ? 1 : 1 + (scatter(4, store) % 4))
  const turns: number[] = []
  for (let store = 0; store < stores; store++) {
    for (let turn = weigh(store); turn > 0; turn--) turns.push(store)
  }
  const random = seeded(5)
  for (let last = turns.length - 1; last > 0; last--) {
    const other = wholeBelow(random, last + 1)
    const moved = turns[last] ?? 0
    turns[last] = turns[other] ?? 0
    turns[other] = moved
  }
  return Uint32Array.from(turns)
}

/** How many products each store brings in all. */
export function productCounts(turns: Uint32Array, { stores, products }: DemoSize): Uint32Array {
  const counts = new Uint32Array(stores)
  const rounds = Math.floor(products / turns.length)
  for (const [at, store] of turns.entries()) {
    counts[store] = (counts[store] ?? 0) + rounds + (at < products % turns.length ? 1 : 0)
  }
  return counts
}
