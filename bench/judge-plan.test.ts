import { expect, test } from 'vitest'
import { mostRowsRead, type PlanNode, problemsOf } from './judge-plan.ts'

const growing = new Set(['products'])
const scan = (type: string, table: string, rows: number, loops = 1): PlanNode => ({
  'Node Type': type,
  'Relation Name': table,
  'Actual Rows': rows,
  'Actual Loops': loops,
})
const above = (type: string, rows: number, ...Plans: PlanNode[]): PlanNode => ({
  'Node Type': type,
  'Actual Rows': rows,
  'Actual Loops': 1,
  Plans: Plans.map((part) => ({ 'Parent Relationship': 'Outer', ...part })),
})

test('a page cut from an index is fine, and so is a small table read whole', () => {
  const plan = above(
    'Limit',
    12,
    above('Sort', 12, scan('Index Scan', 'products', 12)),
    scan('Seq Scan', 'banners', 3),
  )
  expect(problemsOf(plan, growing)).toEqual([])
})

test('reading all of a growing table is named, wherever it is in the plan', () => {
  const plan = above('Limit', 12, above('Hash Join', 40, scan('Seq Scan', 'products', 40)))
  expect(problemsOf(plan, growing)).toEqual(['reads all of products'])
})

test('a sort is judged by what it reads, not by what it returns', () => {
  const plan = above('Limit', 12, above('Sort', 12, scan('Index Scan', 'products', 2500, 2)))
  expect(problemsOf(plan, growing)).toEqual(['sorts 5000 rows'])
  expect(mostRowsRead(plan)).toBe(5000)
})

test('parts of a statement that are attached to a sort are not what it sorts', () => {
  const part = { ...scan('CTE Scan', 'spots', 3915), 'Parent Relationship': 'InitPlan' }
  const plan = above('Sort', 12, part, above('Nested Loop', 12))
  expect(problemsOf(plan, growing)).toEqual([])
})

test('rows that a filter removes were read', () => {
  const plan = { ...scan('Index Scan', 'products', 12), 'Rows Removed by Filter': 900 }
  expect(mostRowsRead(plan)).toBe(912)
})

test('counting a whole list is named, also when an index is read for it', () => {
  const plan = above('Aggregate', 90, scan('Index Only Scan', 'products', 50_000))
  expect(problemsOf(plan, growing)).toEqual(['reads 50000 rows'])
})
