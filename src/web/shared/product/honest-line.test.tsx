import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HonestLine } from './honest-line.tsx'

afterEach(cleanup)

const at = '2026-11-10T06:00:00Z'
const said = (lowestPrice: number | null, percent: number, sale = 90) =>
  render(<HonestLine honest={{ startedAt: at, lowestPrice, percent }} price={100} sale={sale} />).container
    .textContent

test.each([
  ['the price before is what the store strikes through', 100, 10, ''],
  ['the price was raised', 80, 0, 'Lowest price of the 30 days before: Rs 80 (not lower than that)'],
  ['it was higher', 120, 25, 'Lowest price of the 30 days before: Rs 120 (25% below that)'],
  ['it is lower by less than a percent', 90.5, 0, 'Lowest price of the 30 days before: Rs 90.50'],
  [
    'the days before are not known',
    null,
    0,
    'No claim about this discount: fewer than 30 days of prices are known before it.',
  ],
])('when %s', (_, lowestPrice, percent, sentence) => {
  expect(said(lowestPrice, percent)).toBe(sentence)
})
