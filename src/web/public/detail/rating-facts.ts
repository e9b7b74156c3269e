import { highestRating, lowestRating } from '#domain/rating.ts'

/** The average as schema.org data; nothing without ratings. */
export function ratingFacts({ averageRating, ratingCount }: { averageRating: number; ratingCount: number }) {
  if (ratingCount === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageRating,
      ratingCount,
      bestRating: highestRating,
      worstRating: lowestRating,
    },
  }
}
