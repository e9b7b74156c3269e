import { expect, test } from 'vitest'
import { feeReference } from '#domain/fee-reference.ts'
import { type Known, matched } from './bank-matching.ts'
import type { OpenCycle } from './bank-plan.ts'

const cycle = (number: number, values: Partial<OpenCycle> = {}): OpenCycle => ({
  cycleId: `c${number}`,
  storeId: 's1',
  storeName: 'Savonnerie Ti Ylang',
  personName: 'Anjali Ramgoolam',
  referenceNumber: number,
  startsOn: '2026-11-15',
  endsOn: '2026-12-14',
  dueOn: `2026-11-${10 + number}`,
  owedCents: 150_000,
  ...values,
})
const other = { storeId: 's2', storeName: 'Lakaz Bonbon', personName: 'Kevin Ramgoolam' }
const known = (open: OpenCycle[], references: [number, string | null][] = []): Known => ({
  open,
  references: new Map([...open.map((one) => [one.referenceNumber, one.storeId] as const), ...references]),
})
const transfer = (description: string, amountCents = 150_000) => ({ description, amountCents })

const shape = (matches: ReturnType<typeof matched>) =>
  matches.map(({ fate, why, parts, leftOverCents }) => [
    fate,
    why,
    parts.map(({ cycleId, amountCents }) => `${cycleId} ${amountCents}`).join(', '),
    leftOverCents,
  ])

test('a reference decides, whatever else the bank writes', () => {
  const open = [cycle(1), cycle(2, other)]
  expect(shape(matched([transfer(`Ti Ylang ${feeReference(2)}`, 100_000)], known(open)))).toEqual([
    ['exact', 'reference', 'c2 100000', 0],
  ])
})

test('more than is owed goes on to the next windows of the store, and the rest is left over', () => {
  const open = [cycle(1), cycle(2), cycle(3, other)]
  expect(shape(matched([transfer(feeReference(2), 350_000)], known(open)))).toEqual([
    ['exact', 'reference', 'c2 150000, c1 150000', 50_000],
  ])
})

test('two transfers with one reference do not pay for the same window twice', () => {
  const open = [cycle(1), cycle(2)]
  const twice = [transfer(feeReference(1)), transfer(feeReference(1)), transfer(feeReference(1))]
  expect(shape(matched(twice, known(open)))).toEqual([
    ['exact', 'reference', 'c1 150000', 0],
    ['likely', 'reference-paid', 'c2 150000', 0],
    ['unknown', 'reference-paid', '', 0],
  ])
})

test('the reference of a deleted store, or of no window, is said to be so', () => {
  expect(
    shape(matched([transfer(feeReference(8)), transfer(feeReference(9))], known([cycle(1)], [[8, null]]))),
  ).toEqual([
    ['unknown', 'reference-paid', '', 0],
    ['unknown', 'unknown-reference', '', 0],
  ])
})

test('without a reference, amount and words of a name make it likely, unless they fit several stores', () => {
  const open = [cycle(1), cycle(2, other)]
  expect(
    shape(
      matched(
        [
          transfer('MRS RAMGOOLAM TRANSFER'),
          transfer('JUICE SAVONNERIE YLANG', 999),
          transfer('ATM DEPOSIT'),
          transfer('JUICE FROM ANJALI RAMGOOLAM'),
          transfer('Savonnerie Ti Ylang'),
          transfer('ZF-000-1299 BONBON'),
          transfer('ZF-000-1299 TI YLA'),
        ],
        known(open),
      ),
    ),
  ).toEqual([
    ['unknown', 'several', '', 0],
    ['unknown', 'no-match', '', 0],
    ['unknown', 'no-match', '', 0],
    ['likely', 'name', 'c1 150000', 0],
    ['unknown', 'no-match', '', 0],
    ['likely', 'name', 'c2 150000', 0],
    ['unknown', 'wrong-reference', '', 0],
  ])
})
