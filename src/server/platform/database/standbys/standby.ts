import type { Sql } from 'postgres'
import { connect } from '../connect.ts'
import { readDatabaseUrl } from '../database-url.ts'
import { within } from '../health-check.ts'

/** A position in the log of the primary, in bytes. */
export type Position = bigint

export interface Standby {
  /** Host and port. */
  name: string
  client: Sql
  /** Answers, is a standby, and is not far behind. */
  isUsable(): boolean
  /** Answered the last look, however far behind it is. */
  isThere(): boolean
  lagMs(): number
  /** Calls back when it is left out. Returns how to stop waiting. */
  onLeftOut(call: () => void): () => void
  leaveOut(): void
  /** It must show this transaction before it is read from. Returns how many there are. */
  mustShow(transaction: string): number
  /** It must have replayed up to the floor, which covers all transactions so far. */
  mustReachFloor(): void
  /** Whether it shows all that it must. */
  isCurrent(floor: Position): Promise<boolean>
  look(lagAt: (replayed: Position) => number): Promise<void>
  close(): Promise<void>
}

/** A standby that is further behind is left out. */
const mostLagMs = 2000
/** An idle server answers within a millisecond. */
const longestLookMs = 1500

/** One server that replays the log of the primary, with a pool of its own. */
export function createStandby(url: string, connections: number): Standby {
  const { tables, apart, close } = connect(url, {
    connections,
    name: 'zilbazar reads',
    statementTimeoutMs: 15_000,
    isStandby: true,
  })
  const [host] = readDatabaseUrl(url).hosts
  const unseen = new Set<string>()
  let isAboveFloor = false
  let isThere = false
  let isUsable = false
  let lagMs = 0
  /** Counts how often the floor was raised. */
  let raised = 0
  const waiting = new Set<() => void>()

  function leaveOut(): void {
    if (!isUsable) return
    isUsable = false
    for (const call of waiting) call()
  }

  function mustReachFloor(): void {
    raised += 1
    isAboveFloor = false
    unseen.clear()
  }

  return {
    name: `${host?.host}:${host?.port}`,
    client: tables.$client,
    isUsable: () => isUsable,
    isThere: () => isThere,
    lagMs: () => lagMs,
    onLeftOut(call) {
      waiting.add(call)
      return () => void waiting.delete(call)
    },
    leaveOut,
    mustShow(transaction) {
      unseen.add(transaction)
      return unseen.size
    },
    mustReachFloor,
    async isCurrent(floor) {
      if (isAboveFloor && unseen.size === 0) return true
      const wanted = [...unseen]
      const asked = raised
      const [shown] = await tables.$client.unsafe<{ replayed: string; missing: string[] }[]>(shownStatement, [
        wanted.join(','),
      ])
      if (!shown || asked !== raised) return false
      if (BigInt(shown.replayed) >= floor) isAboveFloor = true
      const missing = new Set(shown.missing)
      for (const each of wanted) if (!missing.has(each)) unseen.delete(each)
      return isAboveFloor && missing.size === 0
    },
    async look(lagAt) {
      try {
        const [found] = await within(
          longestLookMs,
          apart<{ isStandby: boolean; replayed: string }[]>`
            select pg_is_in_recovery() as "isStandby",
              coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::text as replayed`,
        )
        isThere = true
        lagMs = lagAt(BigInt(found?.replayed ?? 0))
        if (found?.isStandby && lagMs <= mostLagMs) isUsable = true
        else leaveOut()
      } catch {
        isThere = false
        leaveOut()
      }
    },
    close,
  }
}

/**
 * Transactions that it does not show yet. In a snapshot of a standby the transactions under way are missing, so each is
 * asked for; one that the standby has not met at all would be an error.
 */
const shownStatement = `
  select coalesce(pg_last_wal_replay_lsn() - '0/0', 0)::text as replayed,
    array(
      select tx::text from (select string_to_table($1, ',')::xid8 as tx) as wanted
      where case when tx >= pg_snapshot_xmax(pg_current_snapshot()) then true
        else pg_xact_status(tx) = 'in progress' end
    ) as missing`
