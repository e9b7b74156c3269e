import type { HeldRating } from '#contract/website-owner/moderation.ts'
import { ownerPageSize, totalPages } from '#domain/pagination.ts'
import { roundAverage } from '#server/lists/card.ts'
import type { HeldRatingQueries, HeldRow } from './held-ratings.queries.ts'

/** Ratings that wait for the website owner's decision. */
export function heldRatings(queries: HeldRatingQueries) {
  return {
    async page(page: number) {
      const [total, rows] = await Promise.all([
        queries.count(),
        queries.page(ownerPageSize, (page - 1) * ownerPageSize),
      ])
      return { ratings: rows.map(toHeldRating), page, total, totalPages: totalPages(total, ownerPageSize) }
    },
  }
}

function toHeldRating(row: HeldRow): HeldRating {
  const { id, of, rating, comment, heldOnTarget, sameWords, ratingCount } = row
  return {
    _id: id,
    of,
    rating,
    comment,
    target: {
      _id: row.targetId,
      name: row.targetName,
      averageRating: roundAverage(row.averageRating),
      ratingCount,
    },
    heldOnTarget,
    sameWords,
    author: {
      _id: row.authorId,
      name: row.authorName,
      email: row.authorEmail,
      memberSince: row.authorSince.toISOString(),
      ratings: row.authorRatings,
    },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
