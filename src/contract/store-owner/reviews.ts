import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { Removal } from '#contract/shapes/moderation.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { RatedKind, Review, ReviewAnswer } from '#contract/shapes/review.ts'
import { filledIn, paragraphs } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'
import { say } from './reviews.sentences.ts'

/** A review of the store or of one of its products, as its owner reads it. */
export const OwnStoreReview = Review.omit({
  answer: true,
  helpfulCount: true,
  photos: true,
  isSaleConfirmed: true,
}).extend({
  of: z.object({ kind: RatedKind, _id: Id, name: z.string() }),
  updatedAt: Moment.meta({ description: 'Later than `createdAt` when the review was changed.' }),
  answer: ReviewAnswer.extend({
    removal: Removal.nullable().meta({ description: 'When the website owner removed it, and why.' }),
  }).nullable(),
})
export type OwnStoreReview = z.infer<typeof OwnStoreReview>

const thisReview = z.object({ of: RatedKind, ratingId: Id })

export const reviews = {
  reviews: endpoint({
    method: 'GET',
    path: '/auth/admin/reviews',
    access: 'admin',
    summary: 'What people say about my store and its products, newest first',
    query: PageQuery.extend({
      show: z
        .enum(['all', 'unanswered'], issue(say.whichReviews))
        .default('all')
        .meta({ description: 'All reviews, or those that I have not answered.' }),
    }),
    response: z.object({ reviews: z.array(OwnStoreReview), unanswered: Count, ...paging }),
  }),
  answerReview: endpoint({
    method: 'PUT',
    path: '/auth/admin/reviews/:of/:ratingId/answer',
    access: 'admin',
    summary: 'Answer a review, or change my answer',
    description: 'The reviewer gets a mail about the first version only.',
    params: thisReview,
    body: form({ text: filledIn(paragraphs('yourAnswer', longest.reviewAnswer), say.blankAnswer) }),
    response: Message,
  }),
  removeAnswer: endpoint({
    method: 'DELETE',
    path: '/auth/admin/reviews/:of/:ratingId/answer',
    access: 'admin',
    summary: 'Take my answer to a review back',
    params: thisReview,
    response: Message,
  }),
}
