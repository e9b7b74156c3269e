import { expect, test } from 'vitest'
import { longest } from './limits.ts'
import { type ReportKind, reportProblem, reportReasons } from './report.ts'

const selectReason = 'Please select a reason.'
const provide = "Please provide details for 'Other'."
const enter = "Please enter details for 'Other' reason."
const tooLong = 'Please keep the details to 2,000 characters.'

test.each([
  ['rating', '', '', selectReason],
  ['product', undefined, 'Wrong price', selectReason],
  ['store', null, null, selectReason],
  ['store', 'spam', 'A reason we do not offer', selectReason],
  ['rating', 'other', '', provide],
  ['rating', 'other', ' \n\t', provide],
  ['product', 'other', '', enter],
  ['product', 'other', undefined, enter],
  ['store', 'other', '   ', enter],
  ['rating', 'other', 'Not about this product', undefined],
  ['product', 'misleading', '', undefined],
  ['store', 'inappropriate', undefined, undefined],
  ['store', 'misleading', 'x'.repeat(longest.reportDetails), undefined],
  ['store', 'misleading', ` ${'x'.repeat(longest.reportDetails)} `, undefined],
  ['store', 'other', 'x'.repeat(longest.reportDetails + 1), tooLong],
] satisfies [ReportKind, string | null | undefined, string | null | undefined, string | undefined][])(
  'a %s report for %j with details %.20j is answered with %j',
  (kind, reason, details, problem) => {
    expect(reportProblem(kind, { reason, details })?.en).toBe(problem)
  },
)

test('there are three reasons, and details end at 2000 characters', () => {
  expect(reportReasons).toEqual(['misleading', 'inappropriate', 'other'])
  expect(longest.reportDetails).toBe(2000)
})
