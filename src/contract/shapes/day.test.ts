import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { earliestDay, latestDay } from '#domain/mauritius-time.ts'
import { english } from '#tests/support/english.ts'
import { inputWith, stringFields } from '#tests/support/string-fields.ts'

const endpoints: Endpoint[] = Object.values(api).flatMap((area) => Object.values<Endpoint>(area))

/** Every day or moment that a caller may send. */
const sent = endpoints.flatMap(({ method, path: address, params, query, body }) =>
  [params, query, body].flatMap((input) =>
    input
      ? stringFields(input)
          .filter(({ path, schema }) => isDay(schema) || path.at(-1) === 'expiresAt')
          // One of several kinds of operation, and refused as such without its other fields; see below.
          .filter(({ path: [first] }) => first !== 'operation')
          .map(({ path }) => ({ name: `${method} ${address} ${path.join('.')}`, input, path }))
      : [],
  ),
)

function isDay(schema: z.ZodType) {
  return schema instanceof z.ZodISODate || schema instanceof z.ZodISODateTime
}

function sentences(input: z.ZodType, path: string[], value: string): string[] {
  const issues = input.safeParse(inputWith(path, value)).error?.issues ?? []
  return issues
    .filter((issue) => issue.path.join('.') === path.join('.'))
    .map(({ message }) => english(message))
}

test('every place of the contract where a caller sends a day is looked at', () => {
  expect(sent.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /products/admin-product/create discount.expiresAt',
      'GET /owner/audit from',
      'POST /owner/fees/stores/:storeId/personalised movingHolidays.0',
      'POST /owner/applications/:applicationId/approve verifiedUntil',
      'GET /owner/featured/start paidOn',
      'PUT /owner/featured/:productId until',
    ]),
  )
})

test.each(sent)('$name takes days of the years 2000 to 2100 only', ({ input, path }) => {
  for (const day of [earliestDay, '2026-11-14', '2028-02-29', latestDay])
    expect([day, sentences(input, path, day)]).toEqual([day, []])
  for (const day of ['0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '2026-02-30'])
    expect([day, sentences(input, path, day)]).toEqual([day, [expect.stringMatching(/^Please .*\.$/)]])
})

test.each(['1999-12-31T19:59:59Z', '2100-12-31T20:00:00Z', '9999-12-31T23:59:59-23:59'])(
  'a discount cannot end at %s',
  (expiresAt) => {
    const input = api.storeOwner.createProduct.body
    expect(sentences(input, ['discount', 'expiresAt'], expiresAt)).toEqual([
      'Please choose a valid expiry date.',
    ])
  },
)

test.each(['0000-01-01', '2101-01-01', '2026-02-30'])('a discount in bulk cannot end on %s', (expiresAt) => {
  const operation = { kind: 'discount', value: 5, expiresAt }
  const productIds = ['0192f3a4-5b6c-7d8e-9f01-23456789abcd']
  const { error } = api.storeOwner.editProducts.body.safeParse({ productIds, operation })
  expect(error?.issues.map(({ message }) => english(message))).toEqual(['Please choose a valid expiry date.'])
})

test.each([
  ['2000-01', true],
  ['2100-12', true],
  ['0000-01', false],
  ['1999-12', false],
  ['2101-01', false],
  ['9999-12', false],
])('whether there is a statement of %s: %s', (month, answer) => {
  const storeId = '0192f3a4-5b6c-7d8e-9f01-23456789abcd'
  expect(api.ownerFees.statement.params.safeParse({ storeId, month }).success).toBe(answer)
})
