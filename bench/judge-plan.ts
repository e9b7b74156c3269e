/** A node of EXPLAIN (ANALYZE, FORMAT JSON), as far as it is looked at. */
export interface PlanNode {
  'Node Type': string
  'Parent Relationship'?: string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** More rows than this are never sorted; a page and its neighbours are far fewer. */
export const mostSorted = 2000

/** More rows than this are never read: a statement that reads them costs more as the catalogue grows. */
export const mostRead = 10_000

/** What is wrong with a plan when the catalogue grows, in words. */
export function problemsOf(plan: PlanNode, growing: ReadonlySet<string>): string[] {
  const read = mostRowsRead(plan)
  return [...(read > mostRead ? [`reads ${read} rows`] : []), ...problemsIn(plan, growing)]
}

function problemsIn(plan: PlanNode, growing: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const table = plan['Relation Name']
  if (plan['Node Type'] === 'Seq Scan' && table && growing.has(table)) problems.push(`reads all of ${table}`)
  if (plan['Node Type'].endsWith('Sort')) {
    const sorted = Math.max(...(plan.Plans ?? []).filter(isInput).map(rowsOf), 0)
    if (sorted > mostSorted) problems.push(`sorts ${Math.round(sorted)} rows`)
  }
  return [...new Set([...problems, ...(plan.Plans ?? []).flatMap((part) => problemsIn(part, growing))])]
}

/** Parts of the statement that are run once, wherever they are used, are attached to some node as well. */
const isInput = (part: PlanNode) => part['Parent Relationship'] === 'Outer'

/** The most rows that one part of the plan has read. */
export function mostRowsRead(plan: PlanNode): number {
  const removed =
    ((plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
    (plan['Actual Loops'] ?? 1)
  return Math.round(Math.max(rowsOf(plan) + removed, ...(plan.Plans ?? []).map(mostRowsRead)))
}

const rowsOf = (node: PlanNode) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1)
