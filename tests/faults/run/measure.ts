import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { asker } from './ask.ts'
import type { Fault, Place } from './faults.ts'
import { type Judged, judge } from './judge.ts'
import { foundHalfDone, ledger } from './ledger.ts'
import { type Outcome, startLoad } from './load.ts'

export interface FaultRow {
  fault: string
  /** Why it was left out. */
  leftOut?: string
  seconds: number
  acknowledged: number
  lost: string[]
  halfDone: string[]
  /** From the end of the fault until a write is acknowledged again. */
  readyMs: number
  during: Judged
}

const calmMs = 3000
const longestRecoveryMs = 60_000

/** Turns go on from fault to fault, so that no write is sent twice. */
let turn = 0

/** One fault in the middle of the load, and what is found afterwards. */
export async function measureFault(fault: Fault, place: Place): Promise<FaultRow> {
  const { ask, close } = asker(place.site.origin)
  const book = ledger()
  const load = startLoad(ask, place.people, book, turn)
  await pause(calmMs)
  const before = load.outcomes.length
  const begun = performance.now()
  await fault.happen(place)
  const over = performance.now()
  await place.site.untilReady()
  const readyMs = (await untilWritten(load.outcomes)) - over
  await pause(calmMs)
  turn = await load.stop()

  const sql = postgres(await place.site.databaseUrl(), { max: 1, onnotice: () => {} })
  const lost = [...(await book.lost(sql, ask)), ...(await lostMails(sql, book.kept, place))]
  const halfDone = await foundHalfDone(sql)
  await sql.end()
  close()
  return {
    fault: fault.name,
    seconds: (over - begun) / 1000,
    acknowledged: book.kept.length,
    lost,
    halfDone,
    readyMs: Math.max(0, readyMs),
    during: judge(load.outcomes.slice(before), fault.mayCut ?? 'none'),
  }
}

/** The moment at which a write that began after the fault is acknowledged. */
async function untilWritten(outcomes: readonly Outcome[]): Promise<number> {
  const from = performance.now()
  const seen = outcomes.length
  while (performance.now() - from < longestRecoveryMs) {
    const isWritten = outcomes.slice(seen).some(({ writes, answer }) => writes && answer.status === 200)
    if (isWritten) return performance.now()
    await pause(20)
  }
  throw new Error(`No write was acknowledged within ${longestRecoveryMs / 1000} s after the fault.`)
}

/** A newcomer's letter was accepted by the mail server, or waits for it. */
async function lostMails(
  sql: postgres.Sql,
  kept: readonly { kind: string; email?: string }[],
  { mail }: Place,
): Promise<string[]> {
  const lost: string[] = []
  for (const { kind, email = '' } of kept) {
    if (kind !== 'account' || mail.received.has(email)) continue
    const rows = await sql`select 1 from pgboss.job where name = 'mail' and data->'to'->>'email' = ${email}`
    if (rows.length === 0) lost.push(`the letter to ${email}`)
  }
  return lost
}
