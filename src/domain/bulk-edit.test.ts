import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BulkOperation, type BulkProduct, bulkOutcome } from './bulk-edit.ts'
import { highestPriceRupees } from './limits.ts'

const now = new Date('2026-11-14T08:00:00Z')
const product: BulkProduct = {
  priceCents: 125_000,
  discountPercent: null,
  discountExpiresAt: null,
  categoryId: 'a',
  isHidden: false,
  isDraft: false,
}
const price = (by: 'percent' | 'amount', value: number): BulkOperation => ({ kind: 'price', by, value })
const discount: BulkOperation = { kind: 'discount', value: 20, expiresAt: '2026-11-20' }
const ends = new Date('2026-11-20T19:59:00Z')

test.each<[string, BulkOperation, Partial<BulkProduct>, ReturnType<typeof bulkOutcome>]>([
  ['5 % more', price('percent', 5), {}, { changes: { priceCents: 131_300 } }],
  ['10 % less', price('percent', -10), {}, { changes: { priceCents: 112_500 } }],
  ['half a rupee is rounded up', price('percent', 10), { priceCents: 500 }, { changes: { priceCents: 600 } }],
  [
    'an amount keeps the cents',
    price('amount', 5.5),
    { priceCents: 1025 },
    { changes: { priceCents: 1575 } },
  ],
  ['an amount less', price('amount', -50), {}, { changes: { priceCents: 120_000 } }],
  ['below nothing', price('amount', -1250.01), {}, { fault: 'below-zero' }],
  ['above the highest price', price('amount', highestPriceRupees), {}, { fault: 'too-high' }],
  ['the same price', price('percent', 0.01), { priceCents: 100 }, {}],
  ['a discount', discount, {}, { changes: { discountPercent: 20, discountExpiresAt: ends } }],
  ['the same discount', discount, { discountPercent: 20, discountExpiresAt: ends }, {}],
  ['a discount of yesterday', { ...discount, expiresAt: '2026-11-13' }, {}, { fault: 'discount-over' }],
  ['no discount', { kind: 'end-discount' }, {}, {}],
  [
    'the end of a discount',
    { kind: 'end-discount' },
    { discountPercent: 20, discountExpiresAt: ends },
    { changes: { discountPercent: null, discountExpiresAt: null } },
  ],
  ['a category', { kind: 'category', categories: ['x', 'b'] }, {}, { changes: { categoryId: 'b' } }],
  ['the same category', { kind: 'category', categories: ['x', 'a'] }, {}, {}],
  ['hidden', { kind: 'hide' }, {}, { changes: { isHidden: true } }],
  ['hidden already', { kind: 'hide' }, { isHidden: true }, {}],
  ['shown', { kind: 'show' }, { isHidden: true }, { changes: { isHidden: false } }],
  ['a draft', { kind: 'show' }, { isHidden: true, isDraft: true }, { fault: 'is-draft' }],
  ['deleted', { kind: 'delete' }, {}, { changes: { isHidden: true, isDeleted: true } }],
])('%s', (_, operation, changed, outcome) => {
  expect(bulkOutcome({ ...product, ...changed }, operation, now)).toEqual(outcome)
})

test('every changed price is a whole number of cents within the limits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: highestPriceRupees * 100 }),
      fc.constantFrom('percent' as const, 'amount' as const),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100),
      (priceCents, by, value) => {
        const { changes } = bulkOutcome({ ...product, priceCents }, price(by, value), now)
        const after = changes?.priceCents ?? priceCents
        expect(Number.isSafeInteger(after) && after >= 0 && after <= highestPriceRupees * 100).toBe(true)
      },
    ),
  )
})
