import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import { products } from '#server/platform/database/schema/index.ts'

export type FeaturedState = 'running' | 'coming' | 'past'

export interface FeaturedTimes {
  featuredFrom: Date | null
  featuredUntil: Date | null
}

/** Compares with the clock, like the public lists. */
export function featuredState(times: FeaturedTimes, now: Date): FeaturedState | undefined {
  const { featuredFrom, featuredUntil } = times
  if (!featuredFrom) return undefined
  if (featuredUntil && featuredUntil <= now) return 'past'
  return featuredFrom > now ? 'coming' : 'running'
}

const isNotPast = (now: Date) => or(isNull(products.featuredUntil), gt(products.featuredUntil, now))

/** The same conditions in SQL. */
export const isFeatured: Record<FeaturedState, (now: Date) => SQL | undefined> = {
  running: (now) => and(lte(products.featuredFrom, now), isNotPast(now)),
  coming: (now) => and(gt(products.featuredFrom, now), isNotPast(now)),
  past: (now) => lte(products.featuredUntil, now),
}

export function toFeatured(times: FeaturedTimes, now: Date) {
  const state = featuredState(times, now)
  const { featuredFrom, featuredUntil } = times
  if (!state || !featuredFrom) return null
  return { state, from: mauritiusDay(featuredFrom), until: featuredUntil && mauritiusDay(featuredUntil) }
}
