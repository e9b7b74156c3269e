import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { form } from '#contract/shapes/form.ts'
import { missingOr } from '#contract/shapes/text.ts'
import { measuredPages } from '#domain/vitals.ts'
import { say } from './vitals.sentences.ts'

/** No page is open for longer than a day. */
const longestMs = 24 * 3600_000
const upTo = (most: number) =>
  z.number(issue(say.badMeasure)).min(0, issue(say.badMeasure)).max(most, issue(say.badMeasure)).optional()

export const VisitVitals = form({
  page: z.enum(measuredPages, missingOr(say.whichPage)),
  lcp: upTo(longestMs).meta({ description: 'The largest paint, in milliseconds.' }),
  inp: upTo(longestMs).meta({
    description: 'The longest wait for a response to a tap or key, in milliseconds.',
  }),
  cls: upTo(1000).meta({ description: 'How much of the page moved.' }),
})
export type VisitVitals = z.infer<typeof VisitVitals>

export const vital = {
  count: endpoint({
    method: 'POST',
    path: '/vitals',
    access: 'public',
    summary: 'Count how fast a visit was; nothing about the visitor is kept',
    body: VisitVitals,
    response: z.object({}),
  }),
}
