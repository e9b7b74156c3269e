import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { highestRating, lowestRating } from '#domain/rating.ts'
import { Count } from './count.ts'
import { Id } from './ids.ts'
import { Moment } from './moment.ts'
import { PageQuery, paging } from './paging.ts'
import { TextLanguage } from './text-language.ts'
import { sayValue } from './value.sentences.ts'

export const ratingOf = {
  averageRating: z.number().meta({ description: '0 when there is no rating yet.', example: 4.5 }),
  ratingCount: Count,
}

/** How many ratings of each number of stars make up the average. */
export const RatingCounts = z
  .array(Count)
  .length(highestRating)
  .meta({
    description: 'How many ratings have one star, two stars and so on up to five.',
    example: [0, 1, 2, 9, 30],
  })
export type RatingCounts = z.infer<typeof RatingCounts>

const stars = z.int().min(lowestRating).max(highestRating)

export const Review = z
  .object({
    _id: Id,
    user: z.object({ _id: Id, name: z.string() }),
    rating: stars,
    comment: z.string().meta({ description: 'Empty when the person gave stars only.' }),
    createdAt: Moment,
    language: TextLanguage.optional().meta({
      description: 'Of the comment, where the server is sure that it is English or French.',
      example: 'fr',
    }),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof Review>

export const OwnRating = z.object({
  _id: Id,
  rating: stars,
  comment: z.string(),
  isHeld: z
    .boolean()
    .meta({ description: 'Waits for the website owner: shown to its author only, not counted yet.' }),
  language: TextLanguage.optional(),
})
export type OwnRating = z.infer<typeof OwnRating>

const badStars = issue(sayValue.badStars)

/** A page of reviews; blank stars mean all of them. */
export const ReviewQuery = PageQuery.extend({
  stars: z
    .union(
      [
        z.literal(''),
        z.coerce
          .number<number | string>(badStars)
          .int(badStars)
          .min(lowestRating, badStars)
          .max(highestRating, badStars),
      ],
      badStars,
    )
    .transform((stars) => stars || undefined)
    .optional()
    .meta({ description: 'Only reviews with so many stars; blank means all.', example: 5 }),
})

export const ReviewPage = z.object({ reviews: z.array(Review), ...paging, ratingCounts: RatingCounts })
export type ReviewPage = z.infer<typeof ReviewPage>
