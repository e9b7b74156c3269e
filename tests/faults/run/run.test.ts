import { expect, test } from 'vitest'
import { withTable } from '#tests/support/table-in-page.ts'
import type { Answer } from './ask.ts'
import { judge } from './judge.ts'
import type { FaultRow } from './measure.ts'
import { readOptions } from './options.ts'
import { failuresIn, faultTable, overloadFailures, overloadTable } from './table.ts'

const outcome = (answer: Partial<Answer>) => ({
  asked: { path: '/api/product/hot-deals?page=2' },
  answer: { status: 200, headers: {}, body: '', ms: 5, ...answer },
  writes: false,
})

test('an answer is right, stale, refused for a moment or cut, and everything else is wrong', () => {
  const outcomes = [
    outcome({}),
    outcome({ headers: { 'x-cache': 'stale' } }),
    outcome({ status: 503, headers: { 'retry-after': '5' } }),
    outcome({ status: 503 }),
    outcome({ status: 500 }),
    outcome({ status: 0, cut: 'ECONNRESET' }),
    outcome({ status: 0, cut: 'ECONNREFUSED' }),
    outcome({ status: 0, cut: 'HUNG' }),
  ]
  const wrong = (mayCut: Parameters<typeof judge>[1]) =>
    judge(outcomes, mayCut).wrong.map((it) => it.slice(26))
  expect(judge(outcomes, 'all')).toMatchObject({ answered: 1, stale: 1, refused: 1, cut: 3 })
  expect(wrong('all')).toEqual([': 503', ': 500', ': HUNG'])
  expect(wrong('new')).toEqual([': 503', ': 500', ': ECONNRESET', ': HUNG'])
  expect(wrong('none')).toEqual([': 503', ': 500', ': ECONNRESET', ': ECONNREFUSED', ': HUNG'])
})

const calm = { answered: 9, stale: 0, refused: 0, cut: 0, wrong: [], p99Ms: 12.4 }
const row: FaultRow = {
  fault: 'kill -9 the app',
  seconds: 0.1,
  acknowledged: 40,
  lost: [],
  halfDone: [],
  readyMs: 2100,
  during: calm,
}

test('a lost write, a late return and a fault that was left out are told apart', () => {
  expect(failuresIn([row, { ...row, leftOut: 'needs root', readyMs: 9000 }])).toEqual([])
  expect(failuresIn([{ ...row, lost: ['a wish'], readyMs: 6000 }])).toEqual([
    'kill -9 the app: lost a wish',
    'kill -9 the app: ready only after 6.0 s',
  ])
})

test('the table goes between the marks of the page', () => {
  const table = faultTable([row])
  expect(table).toContain('| kill -9 the app | 0.1 s | 40 | 0 | 0 | 2.1 s | 9 | 0 | 0 | 0 | 0 | 12 ms |')
  const page = 'Before\n<!-- faults: begin -->\nold\n<!-- faults: end -->\nAfter\n'
  expect(withTable(page, 'faults', table)).toBe(
    `Before\n<!-- faults: begin -->\n${table}\n<!-- faults: end -->\nAfter\n`,
  )
  expect(() => withTable('A page without marks', 'faults', table)).toThrow('has no <!-- faults: begin -->')
})

test('an overload in which admitted requests are slow, or that lasts, is told', () => {
  const calm = {
    callers: 32,
    sustainable: 150,
    normalP99Ms: 200,
    seconds: 60,
    sent: 90_000,
    admitted: 8000,
    admittedP99Ms: 390,
    refused: 82_000,
    refusedP99Ms: 80,
    wrong: [],
    memoryMb: 230,
    normalAfterMs: 900,
  }
  expect(overloadFailures(calm)).toEqual([])
  expect(overloadTable(calm)).toContain('| admitted | 133 a second, p99 390 ms | p99 ≤ 400 ms |')
  expect(overloadFailures({ ...calm, admittedP99Ms: 401, wrong: ['500'], normalAfterMs: 6000 })).toHaveLength(
    3,
  )
})

test('wrong options are told what to write instead', () => {
  expect(readOptions(['--only', 'mail', 'clock', '--seconds', '8'])).toEqual({
    command: 'run',
    only: ['mail', 'clock'],
    seconds: 8,
    writes: false,
  })
  expect(() => readOptions(['--seconds', 'ten'])).toThrow("a whole number from 5 to 120, not 'ten'")
  expect(() => readOptions(['mail'])).toThrow('Names of faults follow --only')
  expect(() => readOptions(['--fast'])).toThrow("Unknown option '--fast'.")
})
