import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { OwnRating, RatedKind, Review, ReviewPage, ReviewQuery } from '#contract/shapes/review.ts'
import { paragraphs } from '#contract/shapes/text.ts'
import { sayValue } from '#contract/shapes/value.sentences.ts'
import { Wants } from '#contract/shapes/wants.ts'
import { PictureAddress } from '#contract/shapes/web-address.ts'
import { longest, mostReviewPhotos } from '#domain/limits.ts'
import { highestRating, lowestRating, notARating } from '#domain/rating.ts'

const badRating = issue(notARating)
const verdict = {
  rating: z.int(badRating).min(lowestRating, badRating).max(highestRating, badRating),
  comment: paragraphs('yourComment', longest.comment)
    .optional()
    .meta({ description: 'Left out, an earlier comment stays; empty, it is removed.' }),
  photos: z
    .array(PictureAddress, issue(sayValue.listOfPhotos))
    .max(mostReviewPhotos, issue(sayValue.tooManyPhotos({ most: mostReviewPhotos })))
    .optional()
    .meta({
      description:
        'Addresses of uploaded pictures. Left out, earlier photos stay; else these replace them. Others see a new one when the website owner has looked at it.',
    }),
}

const MyRating = z.object({ rating: OwnRating })
const MyRatingIfAny = z.object({
  rating: OwnRating.nullable(),
  helpful: z.array(Id).meta({ description: 'The reviews here that I marked as helpful, the latest 500.' }),
})

export const rating = {
  myProductRating: endpoint({
    method: 'GET',
    path: '/ratings/product/:productId/my-rating',
    access: 'user',
    summary: 'My own rating of a product; 404 when there is none',
    description: 'To ask without a 404, use GET /api/ratings/product/{productId}/mine.',
    params: z.object({ productId: Id }),
    response: MyRating,
  }),
  myProductRatingIfAny: endpoint({
    method: 'GET',
    path: '/ratings/product/:productId/mine',
    access: 'user',
    summary: 'My own rating of a product; null when there is none',
    params: z.object({ productId: Id }),
    response: MyRatingIfAny,
  }),
  rateProduct: endpoint({
    method: 'POST',
    path: '/ratings/product/rate',
    access: 'user',
    summary: 'Rate a product, or replace my rating',
    description: 'A suspicious rating is held until the website owner has seen it, and counts afterwards.',
    body: form({ productId: Id, ...verdict }),
    response: Message,
  }),
  deleteProductRating: endpoint({
    method: 'DELETE',
    path: '/ratings/product/:ratingId',
    access: 'user',
    summary: 'Take back my rating of a product',
    params: z.object({ ratingId: Id }),
    response: Message,
  }),
  productReviewPage: endpoint({
    method: 'GET',
    path: '/ratings/product/:productId/reviews',
    access: 'public',
    summary: 'What people say about a product, page by page, newest first or in another order',
    params: z.object({ productId: Id }),
    query: ReviewQuery,
    response: ReviewPage,
  }),
  storeReviews: endpoint({
    method: 'GET',
    path: '/ratings/public-admin/:storeId',
    access: 'public',
    summary: 'What people say about a store: the newest reviews',
    params: z.object({ storeId: Id }),
    response: z.object({ ratings: z.array(Review) }),
  }),
  storeReviewPage: endpoint({
    method: 'GET',
    path: '/ratings/store/:storeId/reviews',
    access: 'public',
    summary: 'What people say about a store, page by page, newest first or in another order',
    params: z.object({ storeId: Id }),
    query: ReviewQuery,
    response: ReviewPage,
  }),
  myStoreRating: endpoint({
    method: 'GET',
    path: '/ratings/store/:storeId/my-rating',
    access: 'user',
    summary: 'My own rating of a store; 404 when there is none',
    description: 'To ask without a 404, use GET /api/ratings/store/{storeId}/mine.',
    params: z.object({ storeId: Id }),
    response: MyRating,
  }),
  myStoreRatingIfAny: endpoint({
    method: 'GET',
    path: '/ratings/store/:storeId/mine',
    access: 'user',
    summary: 'My own rating of a store; null when there is none',
    params: z.object({ storeId: Id }),
    response: MyRatingIfAny,
  }),
  rateStore: endpoint({
    method: 'POST',
    path: '/ratings/admin',
    access: 'user',
    summary: 'Rate a store, or replace my rating',
    description: 'A suspicious rating is held until the website owner has seen it, and counts afterwards.',
    body: form({ adminId: Id.meta({ description: 'The store.' }), ...verdict }),
    response: Message,
  }),
  deleteStoreRating: endpoint({
    method: 'DELETE',
    path: '/ratings/store/:ratingId',
    access: 'user',
    summary: 'Take back my rating of a store',
    params: z.object({ ratingId: Id }),
    response: Message,
  }),
  markHelpful: endpoint({
    method: 'PUT',
    path: '/ratings/:of/:ratingId/helpful',
    access: 'user',
    summary: 'Say that a review is helpful, or take that back',
    description: 'Not for one’s own review, nor for a review of one’s own store.',
    params: z.object({ of: RatedKind, ratingId: Id }),
    body: form({ isHelpful: Wants }),
    response: z.object({ isHelpful: z.boolean(), helpfulCount: Count }),
  }),
}
