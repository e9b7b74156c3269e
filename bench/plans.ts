import type { Sql } from 'postgres'
import { answerTo } from './answer.ts'
import { mostRowsRead, type PlanNode, problemsOf } from './judge-plan.ts'
import type { TappedSite } from './record.ts'
import type { Steps } from './recording.ts'
import type { BenchRequest } from './request.ts'
import type { PlanRow } from './results.ts'
import { openDriver, send } from './statements.ts'
import type { Statement } from './wire.ts'

/** Every distinct statement, with the values of some calls. */
export interface Seen {
  call: string
  samples: Statement[]
}
export type SeenStatements = Map<string, Seen>

/** A plan depends on the values: a common word has another than a rare one. */
const mostSamples = 6
/** A statement that is slower is explained once: its plan is wrong anyway. */
const slowMs = 200
/** Tables with more rows grow with the catalogue. */
const fewRows = 2000

export function noteStatements(seen: SeenStatements, call: string, calls: readonly Steps[]): void {
  for (const statement of calls.flat(2)) {
    const known = seen.get(statement.text)
    if (!known) seen.set(statement.text, { call, samples: [statement] })
    else if (known.samples.length < mostSamples) known.samples.push(statement)
  }
}

/** Notes what all public calls send. A key that one of them does not know is no failure. */
export async function notePublicReads(
  seen: SeenStatements,
  { site, tap }: TappedSite,
  requests: readonly BenchRequest[],
): Promise<void> {
  for (const request of requests) {
    await tap.take()
    const { status } = await answerTo(site.origin, request)
    if (status >= 500) throw new Error(`${request.path} answered ${status}.`)
    noteStatements(seen, request.path, [[await tap.take()]])
  }
}

/** Runs each statement with EXPLAIN ANALYZE and returns the worst plan of its samples. */
export async function checkPlans(
  url: string,
  settings: Record<string, string>,
  seen: SeenStatements,
): Promise<PlanRow[]> {
  const sql = openDriver(url, settings)
  try {
    const tables = await sql<{ name: string }[]>`
      select relname as name from pg_class where relkind = 'r' and reltuples > ${String(fewRows)}`
    const growing = new Set(tables.map(({ name }) => name))
    const rows: PlanRow[] = []
    for (const [text, { call, samples }] of seen) {
      if (!/^\s*(select|with|\()/i.test(text)) continue
      const plans: Explained[] = []
      for (const sample of samples) {
        plans.push(await explained(sql, sample))
        if ((plans.at(-1)?.['Execution Time'] ?? 0) > slowMs) break
      }
      const worst = plans.reduce((one, other) =>
        mostRowsRead(other.Plan) > mostRowsRead(one.Plan) ? other : one,
      )
      rows.push({
        call,
        statement: text.replace(/\s+/g, ' ').trim(),
        ms: Math.round(Math.max(...plans.map((plan) => plan['Execution Time'])) * 10) / 10,
        rows: mostRowsRead(worst.Plan),
        problems: [...new Set(plans.flatMap(({ Plan }) => problemsOf(Plan, growing)))],
      })
    }
    return rows.sort((one, other) => other.problems.length - one.problems.length || other.rows - one.rows)
  } finally {
    await sql.end()
  }
}

interface Explained {
  Plan: PlanNode
  'Execution Time': number
}

async function explained(sql: Sql, statement: Statement): Promise<Explained> {
  const text = `explain (analyze, timing off, format json) ${statement.text}`
  const [row] = await send(sql, { ...statement, text })
  const plan = (row?.['QUERY PLAN'] as Explained[] | undefined)?.[0]
  if (!plan) throw new Error(`No plan for ${statement.text}`)
  return plan
}
