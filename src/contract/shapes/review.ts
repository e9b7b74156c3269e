import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { highestRating, lowestRating, reviewSorts } from '#domain/rating.ts'
import { Count } from './count.ts'
import { Id } from './ids.ts'
import { Moment } from './moment.ts'
import { PageQuery, paging } from './paging.ts'
import { picture } from './picture.ts'
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

/** Whether a review is of a product or of a store. */
export const RatedKind = z.enum(['product', 'store'], issue(sayValue.whatWasRated))
export type RatedKind = z.infer<typeof RatedKind>

const stars = z.int().min(lowestRating).max(highestRating)

/** What the store says to a review. */
export const ReviewAnswer = z
  .object({
    _id: Id,
    text: z.string(),
    at: Moment.meta({ description: 'When it was written, or changed for the last time.' }),
    language: TextLanguage.optional(),
    isOlderThanReview: z.boolean().meta({ description: 'The review was changed after the answer.' }),
  })
  .meta({ id: 'ReviewAnswer' })
export type ReviewAnswer = z.infer<typeof ReviewAnswer>

export const ReviewPhoto = z.object({ _id: Id, ...picture }).meta({ id: 'ReviewPhoto' })
export type ReviewPhoto = z.infer<typeof ReviewPhoto>

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
    answer: ReviewAnswer.optional().meta({ description: 'Of the store, where it has answered.' }),
    helpfulCount: Count.meta({ description: 'How many people found it helpful.' }),
    photos: z.array(ReviewPhoto).optional().meta({ description: 'Left out when there are none.' }),
    isSaleConfirmed: z
      .literal(true)
      .optional()
      .meta({ description: 'The store said that an enquiry of this person became a sale.' }),
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
  photos: z.array(
    ReviewPhoto.extend({
      isWaiting: z.boolean().meta({ description: 'Others see it when the website owner has looked at it.' }),
    }),
  ),
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
  sort: z
    .union([z.literal(''), z.enum(reviewSorts)], issue(sayValue.badReviewSort))
    .transform((sort) => sort || undefined)
    .optional()
    .meta({ description: 'Newest first when it is blank or left out.', example: 'helpful' }),
})

export const ReviewPage = z.object({ reviews: z.array(Review), ...paging, ratingCounts: RatingCounts })
export type ReviewPage = z.infer<typeof ReviewPage>
