import { highestRating, lowestRating } from '#domain/rating.ts'

/** The average in schema.org's words; nothing is said about what nobody has rated. */
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
