import { itemAt, oneOf, type Random } from '../random.ts'
import type { DemoProduct, PriceBefore } from './shapes.ts'

/** Rupees as shops round them: fives and tens, and for dearer things just below the round figure. */
export function shopPrice(rupees: number, random: Random): number {
  if (rupees < 20) return Math.max(1, Math.round(rupees))
  if (rupees < 100) return nearest(rupees, 5)
  if (rupees < 300) return nearest(rupees, random() < 0.3 ? 5 : 10)
  if (rupees < 1000)
    return random() < 0.5 ? nearest(rupees, 25) : nearest(rupees, 100) - oneOf(random, [1, 5, 10])
  if (rupees < 5000)
    return random() < 0.4 ? nearest(rupees, 50) : nearest(rupees, 100) - oneOf(random, [1, 5, 10])
  if (rupees < 20_000)
    return random() < 0.4 ? nearest(rupees, 250) : nearest(rupees, 500) - oneOf(random, [5, 10])
  if (rupees < 100_000) return random() < 0.5 ? nearest(rupees, 500) : nearest(rupees, 1000) - 100
  return nearest(rupees, 5000)
}

function nearest(rupees: number, step: number): number {
  return Math.max(step, Math.round(rupees / step) * step)
}

/** Within the template's range, more often in its lower half. */
export function priceCents([low, high]: [number, number], factor: number, random: Random): number {
  const rupees = (low + (high - low) * random() ** 1.4) * factor
  return shopPrice(rupees, random) * 100
}

/** Most products are good, a few are not. */
export function quality(random: Random): number {
  if (random() < 0.06) return 0.05 + 0.3 * random()
  return Math.min(0.98, 0.5 + 0.3 * random() + 0.2 * random())
}

const weekShare = 0.15
const monthShare = 0.4
const oldestDays = 260

/** Newest first: `place` runs from 0 to 1 through the catalogue, and nothing is older than its store. */
export function addedDaysAgo(place: number, storeJoinedDaysAgo: number): number {
  if (place < weekShare) return (7 * place) / weekShare
  if (place < monthShare) return 7 + (23 * (place - weekShare)) / (monthShare - weekShare)
  const age = ((place - monthShare) / (1 - monthShare)) ** 1.3
  return 30 + age * (Math.min(oldestDays, storeJoinedDaysAgo - 1) - 30)
}

const runningEnds = [0, 6, 1, 14, 3, 9, 13, 2, 20, 5, 14, 0, 7, 4, 10, 1, 28, 13, 3, 8]
const expiredEnds = [-1, -4, -2, -9, -15, -3, -6]
const usual = [10, 15, 20, 20, 25, 30, 5, 15, 25, 35]
const urgent = [25, 30, 40, 35, 50, 30]
const dear = [5, 5, 8, 10]

/** The nth discount of the catalogue; every sixth has ended. */
export function discountOf(ordinal: number, cents: number, random: Random): DemoProduct['discount'] {
  const isOver = ordinal % 6 === 3
  const running = ordinal - Math.floor((ordinal + 2) / 6)
  const endsInDays = isOver ? itemAt(expiredEnds, Math.floor(ordinal / 6)) : itemAt(runningEnds, running)
  const percents = cents >= 5_000_000 ? dear : endsInDays === 0 || endsInDays === 1 ? urgent : usual
  return { percent: oneOf(random, percents), endsInDays }
}

/** Long enough that the days before a discount are known. */
const knownDays = 45
/** A few are enough for the website owner's queue, however large the catalogue is. */
const mostRaised = 3

/** Says what some products cost before their running discounts; counts them. */
export function pricesBefore() {
  let known = 0
  let raised = 0
  return (product: Pick<DemoProduct, 'priceCents' | 'discount' | 'addedDaysAgo'>): PriceBefore | null => {
    const { priceCents: cents, discount, addedDaysAgo: age } = product
    if (!discount || discount.endsInDays < 0 || age < knownDays) return null
    known += 1
    // Deeper than the discount that runs, or half of it.
    if (known % 3 === 0)
      return { percent: known % 2 === 0 ? discount.percent + 5 : Math.ceil(discount.percent / 2) }
    if (known % 7 !== 4 || raised === mostRaised || cents < 50_000) return null
    raised += 1
    return { raisedFromCents: nearest(cents * 0.008, 10) * 100 }
  }
}

/** A quarter of the products has a discount, running or ended. */
export function discountCount(products: number): number {
  return Math.round(products / 4)
}

/** 24 of 600 products; grows more slowly than the catalogue. */
export function featuredCount(products: number): number {
  return Math.min(products, Math.round(24 * (products / 600) ** (products < 600 ? 1 : 0.35)))
}
