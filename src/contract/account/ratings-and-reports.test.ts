import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { english } from '#tests/support/english.ts'

const id = '0192f3a4-5b6c-7d8e-9f01-23456789abcd'
const messages = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => english(message))

test('a rating is a whole number of stars with a comment that may be left out', () => {
  const { body } = api.rating.rateProduct
  expect(body.parse({ productId: id, rating: 4 })).toEqual({ productId: id, rating: 4 })
  expect(body.parse({ productId: id, rating: 5, comment: ' Nice\nand warm ' }).comment).toBe('Nice\nand warm')
})

test.each([0, 6, 4.5, '5', null, undefined, Number.NaN])('%j is no rating', (rating) => {
  const body = { adminId: id, rating }
  expect(messages(api.rating.rateStore.body.safeParse(body))).toEqual([
    'Please select a rating between 1 and 5.',
  ])
})

test('a comment has up to 1,000 characters and nothing invisible', () => {
  const { body } = api.rating.rateProduct
  const rated = { productId: id, rating: 4 }
  expect(body.safeParse({ ...rated, comment: 'x'.repeat(1000) }).success).toBe(true)
  expect(messages(body.safeParse({ ...rated, comment: 'x'.repeat(1001) }))).toEqual([
    'Your comment can have at most 1,000 characters.',
  ])
  expect(messages(body.safeParse({ ...rated, comment: 'a\u0000b' }))).toEqual([
    'Your comment must be plain text.',
  ])
})

const targets = [
  ['a product', api.report.product.body, { productId: id }, "Please enter details for 'Other' reason."],
  ['a store', api.report.store.body, { storeId: id }, "Please enter details for 'Other' reason."],
  [
    'a review of a product',
    api.report.productReview.body,
    { type: 'rating', targetId: id },
    "Please provide details for 'Other'.",
  ],
  [
    'a review of a store',
    api.report.storeReview.body,
    { ratingId: id },
    "Please provide details for 'Other'.",
  ],
] as const

test.each(targets)(
  'a report of %s needs a reason, and details when it is another one',
  (_, body, target, askedFor) => {
    const refused = (report: object) => messages(body.safeParse({ ...target, ...report }))
    expect(refused({})).toEqual(['Please select a reason.'])
    expect(refused({ reason: 'boring' })).toEqual(['Please select a reason.'])
    expect(refused({ reason: 'other' })).toEqual([askedFor])
    expect(refused({ reason: 'other', details: ' \n ' })).toEqual([askedFor])
    expect(refused({ reason: 'misleading', details: 'x'.repeat(2001) })).toEqual([
      'The details can have at most 2,000 characters.',
    ])
    expect(body.parse({ ...target, reason: 'misleading' })).toEqual({
      ...target,
      reason: 'misleading',
      details: '',
    })
    expect(body.parse({ ...target, reason: 'other', details: ' Fake ' })).toMatchObject({ details: 'Fake' })
  },
)
