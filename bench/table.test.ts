import { expect, test } from 'vitest'
import type { Measured } from './request.ts'
import { failuresOf, judged, type Row } from './results.ts'
import { duringTable, markdownTable, rowTable } from './table.ts'

const at = (perSecond: number, p99Ms = 5, failed = 0): Measured => ({ perSecond, p50Ms: 1, p99Ms, failed })
const row = (more: Partial<Row>): Row => ({
  target: 'detail',
  kind: 'fresh',
  callers: 32,
  ...at(700),
  ...more,
})

test('a table is Markdown with straight columns', () => {
  expect(
    markdownTable(
      ['target', 'n'],
      [
        ['home', '5'],
        ['details', '12'],
      ],
    ),
  ).toBe(
    `| target  |   n |
| ------- | --: |
| home    |   5 |
| details |  12 |
`,
  )
})

test('a row shows its share of the limit, and whether that is enough', () => {
  expect(rowTable([row({ fastify: at(1000) })])).toMatch(/0\.70 × .* 0\.7 yes/)
  expect(rowTable([row({ fastify: at(1001) })])).toMatch(/0\.7 NO/)
  expect(judged(row({ kind: 'ready', bytes: at(800) }))?.isReached).toBe(true)
  expect(judged(row({ target: 'login', kind: 'write', fastify: at(900) }))).toBeUndefined()
})

test('reads during changes are compared with the quiet ones', () => {
  const table = duringTable([
    { target: 'home', quiet: at(1000, 4), elsewhere: at(900, 8), shown: at(500, 20) },
  ])
  expect(table).toMatch(/900 .* 0\.90 × .* 8\.0 .* 2\.00 × .* 500 .* 0\.50 ×/)
})

test('a run with one bad answer has failed, in whichever part it was', () => {
  const during = [{ target: 'home', quiet: at(10), elsewhere: at(10), shown: at(10) }]
  expect(failuresOf({ rows: [row({ fastify: at(9) })], during })).toEqual([])
  expect(failuresOf({ rows: [row({ failed: 3, badAnswers: 2 })], during: [] })).toEqual([
    'detail: 3 requests failed, 2 of them answered',
  ])
  expect(failuresOf({ rows: [row({ fastify: at(9, 1, 1) })], during: [] })).toHaveLength(1)
  expect(failuresOf({ rows: [row({ perSecond: 0 })], during: [] })).toEqual(['detail: nothing was answered'])
  expect(failuresOf({ rows: [], during: [{ ...during[0], shown: at(1, 1, 2) } as never] })).toHaveLength(1)
})
