import { expect, test } from 'vitest'
import { goalTable, judgements } from './goals.ts'
import { performancePage } from './performance-page.ts'
import type { Measured } from './request.ts'
import type { Results, Row } from './results.ts'

const at = (perSecond: number, p99Ms = 5): Measured => ({ perSecond, p50Ms: p99Ms / 2, p99Ms, failed: 0 })
const detail = (p99Ms: number): Row => ({
  target: 'product detail',
  kind: 'fresh',
  callers: 32,
  ...at(800),
  alone: at(200, p99Ms),
  fastify: at(1000),
})
const results = (products: number, more: Partial<Results> = {}): Results => ({
  products,
  seconds: 2,
  generator: 'wrk',
  measuredAt: '2026-11-16T08:00:00Z',
  machine: { cores: 2, arch: 'arm64', node: 'v20', isPinned: true },
  readyMs: 1500,
  load: { eventLoopP99Ms: 12, memoryMb: 240, perSecond: 900 },
  rows: [detail(products === 10_000 ? 4 : 10)],
  during: [{ target: 'home page', quiet: at(1000, 4), elsewhere: at(950, 6), shown: at(700, 20) }],
  plans: [],
  ...more,
})
const verdicts = (...all: Results[]) =>
  Object.fromEntries(judgements(all).map(({ goal, isReached }) => [goal.replace(/[\d.,]+/g, '#'), isReached]))

test('every goal that was measured is judged by its worst figure', () => {
  expect(Object.values(verdicts(results(10_000), results(1_000_000)))).not.toContain(false)
  const slower = results(1_000_000, { rows: [detail(13)], readyMs: 2100 })
  const table = goalTable([results(10_000), slower])
  expect(table).toMatch(/p99 of one caller at 1,000,000 products .* 3\.3 × \(product detail\) .*no/)
  expect(table).toMatch(/ready ≤ 2 s .* 2\.1 s \(1,000,000 products\) .*no/)
})

test('changes are judged against the quiet rate, of other products alone', () => {
  const during = [{ target: 'home page', quiet: at(1000, 4), elsewhere: at(890, 9), shown: at(1000, 4) }]
  const table = goalTable([results(10_000, { during })])
  expect(table).toMatch(/≥ 0\.9 × the quiet rate .* 0\.89 × .*no/)
  expect(table).toMatch(/≤ 2 × the quiet one .* 2\.3 × .*no/)
})

test('a goal that was not measured is left out', () => {
  expect(goalTable([results(10_000, { during: [], rows: [] })])).not.toContain('quiet')
})

test('the page names the commands, and the statements whose plan grows', () => {
  const plans = [
    { call: 'search', statement: 'select 1', ms: 9, rows: 50_000, problems: ['sorts 50000 rows'] },
  ]
  const page = performancePage([results(10_000), results(1_000_000, { plans })], 'performance.svg')
  expect(page).toContain('npm run bench -- --products 1000000')
  expect(page).toContain('sorts 50000 rows')
  expect(page).toMatch(/product detail +\| +2\.0 \| +4\.0 \| +5\.0 \| +10 \| +2\.50 ×/)
})
