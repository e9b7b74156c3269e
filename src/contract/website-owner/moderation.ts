import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { ModerationDecision, ReportTarget } from '#contract/shapes/moderation.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { PageQuery, paging } from '#contract/shapes/paging.ts'
import { picture } from '#contract/shapes/picture.ts'
import { RatedKind, ReviewPhoto } from '#contract/shapes/review.ts'
import { filledIn, line, paragraphs } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'
import { reportReasons } from '#domain/report.ts'
import { say } from './moderation.sentences.ts'

const Author = z.object({ _id: Id, name: z.string(), email: z.string(), memberSince: Moment })

const ReportedContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('product'),
    title: z.string(),
    description: z.string(),
    price: z.number(),
    link: z.string().nullable(),
    ...picture,
    isPictureRemoved: z.boolean(),
    isRemoved: z.boolean(),
    isHidden: z.boolean().meta({ description: 'Its store does not show it.' }),
    store: z.object({ _id: Id, name: z.string(), isSuspended: z.boolean() }),
  }),
  z.object({
    kind: z.literal('store'),
    name: z.string(),
    description: z.string(),
    contactInfo: z.string().nullable(),
    city: z.string(),
    ...picture,
    isPictureRemoved: z.boolean(),
    isSuspended: z.boolean(),
    person: Author,
  }),
  z.object({
    kind: z.literal('review'),
    rating: z.int(),
    comment: z.string(),
    isHeld: z.boolean(),
    photos: z.array(ReviewPhoto).optional().meta({ description: 'Those that everybody sees.' }),
    author: Author,
    of: z.object({ _id: Id, name: z.string() }).meta({ description: 'The product or store it is about.' }),
    createdAt: Moment,
  }),
  z.object({
    kind: z.literal('answer'),
    text: z.string(),
    isRemoved: z.boolean(),
    store: z.object({ _id: Id, name: z.string() }),
    review: z.object({ of: RatedKind, rating: z.int(), comment: z.string() }),
    of: z.object({ _id: Id, name: z.string() }).meta({ description: 'The product or store of the review.' }),
    createdAt: Moment,
  }),
])
export type ReportedContent = z.infer<typeof ReportedContent>

const Report = z.object({
  _id: Id,
  reason: z.enum(reportReasons),
  details: z.string(),
  createdAt: Moment,
  updatedAt: Moment,
  reporter: z
    .object({
      _id: Id,
      name: z.string(),
      email: z.string(),
      reports: Count,
      upheld: Count.meta({ description: 'Reports of theirs that led to something.' }),
      dismissed: Count,
    })
    .nullable()
    .meta({ description: 'None when the account is deleted.' }),
})

export const ReportedThing = z.object({
  target: ReportTarget,
  targetId: Id,
  label: z.string(),
  content: ReportedContent.nullable().meta({ description: 'None when it is gone.' }),
  oldestAt: Moment,
  count: Count.meta({ description: 'How many open reports there are.' }),
  reports: z.array(Report).meta({ description: 'The first fifty, oldest first.' }),
  decisions: z.array(ModerationDecision).meta({ description: 'Earlier ones about the same, newest first.' }),
})
export type ReportedThing = z.infer<typeof ReportedThing>

export const PastDecision = ModerationDecision.extend({
  reports: z
    .array(z.object({ reason: z.enum(reportReasons), details: z.string(), reporter: z.string().nullable() }))
    .meta({ description: 'The reports that it decided.' }),
  canRestore: z
    .boolean()
    .meta({ description: 'It took a product or a store off the public pages, and that still holds.' }),
})
export type PastDecision = z.infer<typeof PastDecision>

export const HeldRating = z.object({
  _id: Id,
  of: RatedKind,
  rating: z.int(),
  comment: z.string(),
  target: z.object({ _id: Id, name: z.string(), averageRating: z.number(), ratingCount: Count }),
  heldOnTarget: Count.meta({ description: 'All held ratings of the same product or store.' }),
  sameWords: Count.meta({ description: 'Ratings by others that say the same.' }),
  author: Author.extend({
    ratings: Count.meta({ description: 'All that this person has given.' }),
  }),
  createdAt: Moment,
  updatedAt: Moment,
})
export type HeldRating = z.infer<typeof HeldRating>

export const WaitingPhoto = z.object({
  _id: Id,
  ...picture,
  of: RatedKind,
  target: z
    .object({ _id: Id, name: z.string() })
    .meta({ description: 'The product or store of the review.' }),
  rating: z.int(),
  comment: z.string(),
  isHeld: z.boolean().meta({ description: 'The review itself is held, too.' }),
  author: Author,
  createdAt: Moment,
})
export type WaitingPhoto = z.infer<typeof WaitingPhoto>

/** How many open reports were on the screen, so that a newer one is shown before the decision. */
const reportsSeen = z.int(issue(say.howManyReports)).min(0, issue(say.howManyReports)).optional()
const reason = filledIn(paragraphs('reason', longest.decisionText), say.why)

/** The address of the picture on the screen, so that a newer one is not removed unseen. */
const ImageSeen = filledIn(line('pictureAddress', longest.webAddress), say.whichPicture)

const thisThing = z.object({ target: ReportTarget, targetId: Id })
const thisProduct = z.object({ productId: Id })
const thisStore = z.object({ storeId: Id })
const thisPhoto = z.object({ photoId: Id })
const thisRating = z.object({ of: RatedKind, ratingId: Id })

export const ownerModeration = {
  reports: endpoint({
    method: 'GET',
    path: '/owner/reports',
    access: 'owner',
    summary: 'What was reported and is not decided, the longest waiting first',
    query: PageQuery,
    response: z.object({ reported: z.array(ReportedThing), ...paging }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/owner/reports/history',
    access: 'owner',
    summary: 'What was decided about content, newest first',
    query: PageQuery,
    response: z.object({ decisions: z.array(PastDecision), ...paging }),
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/owner/reports/:target/:targetId/dismiss',
    access: 'owner',
    summary: 'Leave what was reported as it is',
    params: thisThing,
    body: form({ reportsSeen }),
    response: Message,
  }),
  warn: endpoint({
    method: 'POST',
    path: '/owner/reports/:target/:targetId/warn',
    access: 'owner',
    summary: 'Warn the store or the reviewer behind what was reported, by mail',
    params: thisThing,
    body: form({ text: filledIn(paragraphs('warning', longest.decisionText)), reportsSeen }),
    response: Message,
  }),
  removeReview: endpoint({
    method: 'POST',
    path: '/owner/reviews/:of/:ratingId/remove',
    access: 'owner',
    asksForCode: true,
    summary: 'Remove a review and its stars',
    params: thisRating,
    body: form({ reason, reportsSeen }),
    response: Message,
  }),
  removeAnswer: endpoint({
    method: 'POST',
    path: '/owner/answers/:answerId/remove',
    access: 'owner',
    summary: 'Remove what a store answered to a review; it cannot answer this review again',
    params: z.object({ answerId: Id }),
    body: form({ reason, reportsSeen }),
    response: Message,
  }),
  removeProduct: endpoint({
    method: 'POST',
    path: '/owner/products/:productId/remove',
    access: 'owner',
    summary: 'Take a product off the public pages',
    params: thisProduct,
    body: form({ reason, reportsSeen }),
    response: Message,
  }),
  removeProductPicture: endpoint({
    method: 'POST',
    path: '/owner/products/:productId/remove-picture',
    access: 'owner',
    asksForCode: true,
    summary: 'Remove the picture of a product; a neutral one is shown until the store chooses another',
    params: thisProduct,
    body: form({ reason, reportsSeen, image: ImageSeen }),
    response: Message,
  }),
  removeStorePicture: endpoint({
    method: 'POST',
    path: '/owner/stores/:storeId/remove-picture',
    access: 'owner',
    asksForCode: true,
    summary: 'Remove the picture of a store; a neutral one is shown until the store chooses another',
    params: thisStore,
    body: form({ reason, reportsSeen, image: ImageSeen }),
    response: Message,
  }),
  restoreProduct: endpoint({
    method: 'POST',
    path: '/owner/products/:productId/restore',
    access: 'owner',
    summary: 'Put a removed product back',
    params: thisProduct,
    response: Message,
  }),
  suspendStore: endpoint({
    method: 'POST',
    path: '/owner/stores/:storeId/suspend',
    access: 'owner',
    summary: 'Suspend a store: it and its products disappear, and its sessions end',
    params: thisStore,
    body: form({ reason, reportsSeen }),
    response: Message,
  }),
  restoreStore: endpoint({
    method: 'POST',
    path: '/owner/stores/:storeId/restore',
    access: 'owner',
    summary: 'Put a suspended store back',
    params: thisStore,
    response: Message,
  }),
  heldRatings: endpoint({
    method: 'GET',
    path: '/owner/held-ratings',
    access: 'owner',
    summary: 'Ratings that do not count until somebody has looked, the longest waiting first',
    query: PageQuery,
    response: z.object({ ratings: z.array(HeldRating), ...paging }),
  }),
  releaseRating: endpoint({
    method: 'POST',
    path: '/owner/held-ratings/:of/:ratingId/release',
    access: 'owner',
    summary: 'Let a held rating count',
    params: thisRating,
    response: Message,
  }),
  dropRating: endpoint({
    method: 'POST',
    path: '/owner/held-ratings/:of/:ratingId/drop',
    access: 'owner',
    asksForCode: true,
    summary: 'Delete a held rating',
    params: thisRating,
    response: Message,
  }),
  reviewPhotos: endpoint({
    method: 'GET',
    path: '/owner/review-photos',
    access: 'owner',
    summary: 'Photos of reviews that only their authors see yet, the longest waiting first',
    query: PageQuery,
    response: z.object({ photos: z.array(WaitingPhoto), ...paging }),
  }),
  showReviewPhoto: endpoint({
    method: 'POST',
    path: '/owner/review-photos/:photoId/show',
    access: 'owner',
    summary: 'Let everybody see a photo of a review',
    params: thisPhoto,
    response: Message,
  }),
  refuseReviewPhoto: endpoint({
    method: 'POST',
    path: '/owner/review-photos/:photoId/refuse',
    access: 'owner',
    summary: 'Delete a photo of a review, also one that is shown; its author is told why',
    params: thisPhoto,
    body: form({ reason }),
    response: Message,
  }),
}
