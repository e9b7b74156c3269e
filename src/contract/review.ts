import { z } from 'zod'
import { highestRating, lowestRating } from '#domain/rating.ts'
import { Count } from './count.ts'
import { Id } from './ids.ts'
import { Moment } from './moment.ts'

/** What everything that can be rated says about its ratings. */
export const ratingOf = {
  averageRating: z.number().meta({ description: '0 when there is no rating yet.', example: 4.5 }),
  ratingCount: Count,
}

const stars = z.int().min(lowestRating).max(highestRating)

export const Review = z
  .object({
    _id: Id,
    user: z.object({ _id: Id, name: z.string() }),
    rating: stars,
    comment: z.string().meta({ description: 'Empty when the person gave stars only.' }),
    createdAt: Moment,
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof Review>

export const OwnRating = z.object({ _id: Id, rating: stars, comment: z.string() })
export type OwnRating = z.infer<typeof OwnRating>
