import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../connect.ts'
import { codeOf } from '../error-code.ts'
import { within } from '../health-check.ts'
import { isReadOnly } from '../servers.ts'
import { DatabaseSilent, isDatabaseUnavailable } from '../unavailable.ts'
import { readAt } from './read-at.ts'
import { createStandby, type Position, type Standby } from './standby.ts'

/** What a public read found. */
export interface Read<Answer> {
  answer: Answer
  /** It may be older than a change that this process knows of: nothing else could answer. */
  isBehind: boolean
}

export interface Standbys {
  /** Runs a public read on a standby that shows every change this process knows of, else on the primary. */
  read<Answer>(work: () => Promise<Answer>): Promise<Read<Answer>>
  /** A change was heard: without its transaction, as after a lost connection, all that the primary has now counts. */
  heard(transaction?: string): void
  /** Whether public reads can be answered without the primary. */
  canRead(): boolean
  /** Reads by server since the start. */
  figures(): { server: string; reads: number; isUsable: boolean; lagMs: number }[]
  close(): Promise<void>
}

const lookEveryMs = 500
const longestLookMs = 1500
/** Older positions of the primary are forgotten: who lacks them is left out long before. */
const mostPositions = 60
/** With more changes that a standby has not shown yet, its position is compared instead. */
const mostTransactions = 500
/** A standby replays a change within milliseconds: waiting that long spares the primary a read. */
const pausesMs = [0, 4, 16]

/** Without standbys the primary answers. */
export const noStandbys: Standbys = {
  read: async (work) => ({ answer: await work(), isBehind: false }),
  heard() {},
  canRead: () => false,
  figures: () => [],
  close: async () => {},
}

interface StandbyOptions {
  urls: readonly string[]
  primary: Pick<Database, 'apart'>
  /** How many connections to each of them. */
  connections: number
}

export function createStandbys({ urls, primary, connections }: StandbyOptions): Standbys {
  if (urls.length === 0) return noStandbys
  const standbys = urls.map((url) => createStandby(url, connections))
  const reads = new Map<Standby | 'primary', number>()
  let positions: { at: number; position: Position }[] = []
  /** Standbys below this position of the primary are not read from. Unknown until the primary has said it. */
  let floor: Position | undefined
  let raised = 0
  let turn = 0
  let isLooking = false

  async function positionOfPrimary(): Promise<Position | undefined> {
    const asked = primary.apart<{ position: string }[]>`
      select (pg_current_wal_insert_lsn() - '0/0')::text as position`
    const [row] = await within(longestLookMs, asked)
    return row && BigInt(row.position)
  }

  async function lookAtPrimary(): Promise<void> {
    const before = raised
    try {
      const position = await positionOfPrimary()
      if (position === undefined) return
      positions = [...positions.slice(1 - mostPositions), { at: performance.now(), position }]
      if (before === raised) floor ??= position
    } catch {
      // Nobody can be behind a primary that is gone, and the next one may begin at an earlier position.
      positions = []
    }
  }

  /** How long it has lacked the oldest of the known positions that it lacks. */
  function lagAt(replayed: Position): number {
    const lacking = positions.find(({ position }) => position > replayed)
    return lacking ? performance.now() - lacking.at : 0
  }

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    await Promise.all([lookAtPrimary(), ...standbys.map((each) => each.look(lagAt))])
    isLooking = false
  }

  /** Each in turn begins, so that all of them get their share. */
  function inTurn(): Standby[] {
    turn = (turn + 1) % standbys.length
    return [...standbys.slice(turn), ...standbys.slice(0, turn)]
  }

  async function current(): Promise<Standby | undefined> {
    for (const ms of pausesMs) {
      const usable = inTurn().filter((each) => each.isUsable())
      if (floor === undefined || usable.length === 0) return undefined
      if (ms > 0) await pause(ms)
      for (const standby of usable) {
        if (await showsAll(standby, floor)) return standby
      }
    }
    return undefined
  }

  async function showsAll(standby: Standby, wanted: Position): Promise<boolean> {
    const before = raised
    try {
      const isCurrent = await unlessLeftOut(standby, () => standby.isCurrent(wanted))
      return isCurrent && before === raised
    } catch {
      standby.leaveOut()
      return false
    }
  }

  const count = (server: Standby | 'primary') => void reads.set(server, (reads.get(server) ?? 0) + 1)

  async function readFrom<Answer>(standby: Standby, work: () => Promise<Answer>): Promise<Answer> {
    const answer = await unlessLeftOut(standby, () => readAt(standby.client, work))
    count(standby)
    return answer
  }

  async function readFromPrimary<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const answer = await work()
    count('primary')
    return answer
  }

  const looking = setInterval(look, lookEveryMs).unref()
  void look()

  return {
    async read(work) {
      const standby = await current()
      if (standby) {
        try {
          return { answer: await readFrom(standby, work), isBehind: false }
        } catch (error) {
          if (!isOfStandby(error)) throw error
          if (isDatabaseUnavailable(error) && !isReadOnly(error)) standby.leaveOut()
        }
      }
      try {
        return { answer: await readFromPrimary(work), isBehind: false }
      } catch (error) {
        const another = inTurn().find((each) => each.isUsable()) ?? inTurn().find((each) => each.isThere())
        if (!another || !isDatabaseUnavailable(error)) throw error
        return { answer: await readFrom(another, work), isBehind: true }
      }
    },
    heard(transaction) {
      const waiting = transaction ? standbys.map((each) => each.mustShow(transaction)) : [Infinity]
      if (Math.max(...waiting) <= mostTransactions) return
      raised += 1
      floor = undefined
      for (const each of standbys) each.mustReachFloor()
      void look()
    },
    canRead: () => standbys.some((each) => each.isUsable()),
    figures: () => [
      { server: 'primary', reads: reads.get('primary') ?? 0, isUsable: true, lagMs: 0 },
      ...standbys.map((each) => ({
        server: each.name,
        reads: reads.get(each) ?? 0,
        isUsable: each.isUsable(),
        lagMs: each.lagMs(),
      })),
    ],
    async close() {
      clearInterval(looking)
      await Promise.all(standbys.map((each) => each.close()))
    },
  }
}

/** Fails as soon as the standby is left out, so that a frozen one holds nobody up. */
function unlessLeftOut<Answer>(standby: Standby, work: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = standby.onLeftOut(() => reject(new DatabaseSilent()))
    work().then(resolve, reject).finally(stop)
  })
}

/** A statement that the standby cancelled: it was slow, and the replay could not wait. Its timeouts are ours. */
const cancelledForReplay = '40001'
const timedOut = '57014'
const isOfStandby = (error: unknown) =>
  codeOf(error) === cancelledForReplay || (isDatabaseUnavailable(error) && codeOf(error) !== timedOut)
