import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { paragraphs } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'
import { sayReport } from '#domain/report.sentences.ts'
import { type ReportKind, reportProblem, reportReasons } from '#domain/report.ts'
import { say } from './reports.sentences.ts'

const statement = {
  reason: z.enum(reportReasons, issue(sayReport.noReason)),
  details: paragraphs('details', longest.reportDetails)
    .nullish()
    .transform((details) => details ?? ''),
}

/** Each of the paths names its target in its own way; the required fields are one rule. */
function saysEnough(kind: ReportKind) {
  return (context: z.core.ParsePayload<{ reason: string; details: string }>) => {
    const { value: input, issues } = context
    const problem = reportProblem(kind, input)
    if (problem) issues.push({ code: 'custom', path: ['details'], message: issue(problem), input })
  }
}

export const report = {
  product: endpoint({
    method: 'POST',
    path: '/report/product/report',
    access: 'user',
    summary: 'Report a product',
    body: form({ productId: Id, ...statement }).check(saysEnough('product')),
    response: Message,
  }),
  store: endpoint({
    method: 'POST',
    path: '/reports/store/report',
    access: 'user',
    summary: 'Report a store',
    body: form({ storeId: Id, ...statement }).check(saysEnough('store')),
    response: Message,
  }),
  productReview: endpoint({
    method: 'POST',
    path: '/ratings/product/rating/report',
    access: 'user',
    summary: 'Report a review of a product',
    body: form({
      type: z.literal('rating', issue(say.typeIsRating)),
      targetId: Id,
      ...statement,
    }).check(saysEnough('rating')),
    response: Message,
  }),
  storeReview: endpoint({
    method: 'POST',
    path: '/ratings/rating/admin',
    access: 'user',
    summary: 'Report a review of a store',
    body: form({ ratingId: Id, ...statement }).check(saysEnough('rating')),
    response: Message,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/reports/answer/report',
    access: 'user',
    summary: 'Report what a store answered to a review',
    body: form({ answerId: Id, ...statement }).check(saysEnough('answer')),
    response: Message,
  }),
}
