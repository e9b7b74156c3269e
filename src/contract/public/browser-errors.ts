import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { form } from '#contract/shapes/form.ts'
import { isPlain, missingOr } from '#contract/shapes/text.ts'
import { say } from './browser-errors.sentences.ts'

const upTo = (longest: number) =>
  z.string(missingOr(say.badReport)).max(longest, issue(say.badReport)).refine(isPlain, issue(say.badReport))

export const BrowserError = form({
  message: upTo(1000),
  place: upTo(300).meta({ description: 'The script’s name, line and column; only our own are counted.' }),
  page: upTo(2000).meta({ description: 'The path; only its first part is kept.' }),
})
export type BrowserError = z.infer<typeof BrowserError>

export const browserError = {
  report: endpoint({
    method: 'POST',
    path: '/browser-errors',
    access: 'public',
    summary: 'Report an error of our own scripts; nothing about the visitor is kept',
    body: BrowserError,
    response: z.object({}),
  }),
}
