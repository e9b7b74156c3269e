import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Discount } from '#domain/discount.ts'
import { ClockProvider } from '#web/ui/time/clock.tsx'
import { useRunningDiscount } from './use-running-discount.ts'

const ends = '2026-11-14T19:59:00.000Z'

test.each([
  ['that runs', { value: 20, expiresAt: ends, isActive: true }, Date.parse(ends)],
  ['that is not there', { value: null, expiresAt: null, isActive: false }, Infinity],
])('a page with a discount %s is right until it ends', (_, discount: Discount, until) => {
  const told: number[] = []
  function Shown() {
    return <p>{useRunningDiscount(discount, 60_000)?.value}</p>
  }
  const page = {
    instant: Date.parse('2026-11-14T08:00:00Z'),
    onRightUntil: (moment: number) => void told.push(moment),
  }
  renderToString(
    <ClockProvider page={page}>
      <Shown />
    </ClockProvider>,
  )
  expect(told).toEqual([until])
})
