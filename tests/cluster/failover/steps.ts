import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { apiBase } from '#contract/endpoint.ts'
import { asker } from '#tests/faults/run/ask.ts'
import { judge } from '#tests/faults/run/judge.ts'
import { foundHalfDone, ledger } from '#tests/faults/run/ledger.ts'
import { type Outcome, startLoad } from '#tests/faults/run/load.ts'
import type { People } from '#tests/faults/run/people.ts'
import { from } from '#tests/faults/run/writes.ts'
import { until } from './children.ts'
import type { Figure } from './figures.ts'
import type { Node, Patroni } from './patroni.ts'
import type { Site } from './site.ts'

export interface Place {
  site: Site
  patroni: Patroni
  people: People
}

const leastShare = 0.9
const longestFailoverMs = 15_000

/** Turns go on from step to step, so that no write is sent twice. */
let turn = 0

interface Loaded {
  outcomes: Outcome[]
  acknowledged: number
  lost: string[]
  halfDone: string[]
}

/** People read and write while something happens. Afterwards every acknowledged write is looked for on the primary. */
async function underLoad(
  { site, patroni, people }: Place,
  happen: (outcomes: Outcome[]) => Promise<void>,
): Promise<Loaded> {
  const { ask, close } = asker(site.origin)
  const book = ledger()
  const load = startLoad(ask, people, book, turn)
  try {
    await pause(3000)
    await happen(load.outcomes)
    await pause(2000)
  } finally {
    turn = await load.stop()
  }
  const sql = postgres((await patroni.primary()).url, { max: 1, onnotice: () => {} })
  const lost = await book.lost(sql, ask)
  const halfDone = await foundHalfDone(sql)
  await sql.end()
  close()
  return { outcomes: load.outcomes, acknowledged: book.kept.length, lost, halfDone }
}

const writesIn = (outcomes: readonly Outcome[]) => outcomes.filter(({ writes }) => writes)
const readsIn = (outcomes: readonly Outcome[]) => outcomes.filter(({ writes }) => !writes)

function failedReads(what: string, outcomes: readonly Outcome[]): Figure {
  const reads = readsIn(outcomes)
  const { answered, stale } = judge(reads, 'none')
  const failed = reads.length - answered - stale
  return {
    what: `${what}: public reads failed`,
    seen: `${failed} of ${reads.length}${stale ? `, ${stale} marked as stale` : ''}`,
    goal: '0',
    isGood: failed === 0,
  }
}

function failedWrites(what: string, outcomes: readonly Outcome[]): Figure {
  const writes = writesIn(outcomes)
  const { answered, wrong } = judge(writes, 'none')
  const slowest = Math.max(0, ...writes.map(({ answer }) => answer.ms))
  const failed = writes.length - answered
  return {
    what: `${what}: writes failed`,
    seen: `${failed} of ${writes.length}, slowest ${seconds(slowest)}${wrong[0] ? ` (${wrong[0]})` : ''}`,
    goal: '0',
    isGood: failed === 0,
  }
}

function lostWrites(what: string, { acknowledged, lost, halfDone }: Loaded): Figure {
  return {
    what: `${what}: acknowledged writes lost`,
    seen: `${lost.length} of ${acknowledged}${halfDone.length ? `, half done: ${halfDone.join(', ')}` : ''}`,
    goal: '0',
    isGood: lost.length === 0 && halfDone.length === 0,
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Nothing breaks: where the reads go. */
export async function steadyLoad(place: Place, what = 'steady load', lastsMs = 15_000): Promise<Figure[]> {
  const before = await place.site.readsByServer()
  const loaded = await underLoad(place, () => pause(lastsMs))
  const after = await place.site.readsByServer()
  const made = [...after].map(([server, reads]) => ({ server, reads: reads - (before.get(server) ?? 0) }))
  const all = made.reduce((sum, { reads }) => sum + reads, 0)
  const atPrimary = made.find(({ server }) => server === 'primary')?.reads ?? 0
  const share = all === 0 ? 0 : 1 - atPrimary / all
  return [
    {
      what: `${what}: public answers made on a standby`,
      seen: `${(share * 100).toFixed(1)} % of ${all}`,
      goal: '≥ 90 %',
      isGood: share >= leastShare,
    },
    failedReads(what, loaded.outcomes),
    failedWrites(what, loaded.outcomes),
    lostWrites(what, loaded),
  ]
}

/** Kills the primary; a standby takes over without a restart of the app. */
export async function killedPrimary(place: Place): Promise<Figure[]> {
  const { patroni } = place
  const what = 'primary killed'
  const old = await patroni.primary()
  let begun = 0
  let backMs = 0
  let isFollowedMs = 0
  const loaded = await underLoad(place, async (outcomes) => {
    begun = outcomes.length
    const killed = performance.now()
    await old.kill()
    await until(
      'a write after the failover',
      async () =>
        writesIn(outcomes.slice(begun)).some(({ answer }) => isOk(answer.status, answer.ms, killed)),
      60_000,
    )
    backMs = performance.now() - killed
    old.start()
    await patroni.whole()
    isFollowedMs = performance.now() - killed
  })
  const during = loaded.outcomes.slice(begun)
  const { refused, wrong } = judge(writesIn(during), 'none')
  return [
    {
      what: `${what}: writes are back after`,
      seen: seconds(backMs),
      goal: '≤ 15 s',
      isGood: backMs <= longestFailoverMs,
    },
    {
      what: `${what}: writes refused meanwhile`,
      seen: `${refused} with 503 and Retry-After, ${wrong.length} otherwise${wrong[0] ? ` (${wrong[0]})` : ''}`,
      goal: '0 otherwise',
      isGood: wrong.length === 0,
    },
    failedReads(what, during),
    lostWrites(what, loaded),
    { what: `${what}: three servers again after`, seen: seconds(isFollowedMs), goal: '', isGood: true },
  ]
}

/** A write that was sent after this moment, and acknowledged. */
const isOk = (status: number, ms: number, since: number) =>
  status >= 200 && status < 300 && performance.now() - ms > since

/** Kills a standby. The synchronous one is waited for until Patroni names another. */
export async function killedStandby(place: Place, isSynchronous: boolean): Promise<Figure[]> {
  const { patroni } = place
  const what = isSynchronous ? 'synchronous standby killed' : 'other standby killed'
  const standby = await standbyOf(patroni, isSynchronous)
  const loaded = await underLoad(place, async () => {
    await standby.kill()
    await pause(8000)
    standby.start()
    await patroni.whole()
  })
  const address = `127.0.0.1:${standby.port}`
  await until('the standby is read from again', async () => (await place.site.usableIn(address)) === 3)
  return [failedReads(what, loaded.outcomes), failedWrites(what, loaded.outcomes), lostWrites(what, loaded)]
}

async function standbyOf({ primary, nodes }: Patroni, isSynchronous: boolean): Promise<Node> {
  const { admin } = await primary()
  const rows = await admin<{ name: string; isSynchronous: boolean }[]>`
    select application_name as name, sync_state <> 'async' as "isSynchronous" from pg_stat_replication`
  const found = rows.find((row) => row.isSynchronous === isSynchronous)
  const node = nodes.find(({ name }) => name === found?.name)
  if (!node) throw new Error('There is no such standby.')
  return node
}

/** A standby stops replaying: it is left out, and who writes reads the own write all the time. */
export async function laggingStandby(place: Place): Promise<Figure[]> {
  const standby = await standbyOf(place.patroni, false)
  const address = `127.0.0.1:${standby.port}`
  const isUsableIn = (processes: number) => async () => (await place.site.usableIn(address)) === processes
  await until('the standby is read from', isUsableIn(3))
  // Patroni would resume a replay that was paused by a command.
  const [replay] = await standby.admin<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'startup'`
  if (!replay) throw new Error('The standby does not replay.')
  process.kill(replay.pid, 'SIGSTOP')
  try {
    const [own, leftOutMs] = await Promise.all([
      ownWrites(place, 60, 'one standby does not replay'),
      timeUntil('the standby is left out', isUsableIn(0)),
    ])
    process.kill(replay.pid, 'SIGCONT')
    const backMs = await timeUntil('the standby is back', isUsableIn(3))
    return [
      own,
      within5s('standby that does not replay: left out after', leftOutMs),
      within5s('standby that replays again: read from after', backMs),
    ]
  } finally {
    process.kill(replay.pid, 'SIGCONT')
  }
}

async function timeUntil(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  await until(what, isSo, 20_000)
  return performance.now() - begun
}

const within5s = (what: string, ms: number): Figure => ({
  what,
  seen: seconds(ms),
  goal: '≤ 5 s',
  isGood: ms <= 5000,
})

/** Until every process has compiled what it runs often: two cores are not enough for that and for the load. */
export async function warmUp(place: Place): Promise<void> {
  await underLoad(place, () => pause(20_000))
}

/** A store changes a price and reads the public answer at once, from whichever process the balancer chooses. */
export async function ownWrites({ site, people }: Place, times: number, what: string): Promise<Figure> {
  const { ask, close } = asker(site.origin)
  let stale = 0
  for (let time = 0; time < times; time += 1) {
    const { id, storeId } = people.products[(time * 11) % people.products.length] as People['products'][0]
    const price = 5000 + turn + time
    const written = await ask({
      method: 'PUT',
      path: `${apiBase}/products/admin-product/update/${id}`,
      headers: { ...from(time), authorization: await people.bearerOf(storeId) },
      body: JSON.stringify({ price }),
    })
    if (written.status !== 200) throw new Error(`A price was refused: ${written.status} ${written.body}`)
    const cookie = (written.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
    // One read for each process.
    const answers = await Promise.all(
      site.ports.map(() => ask({ path: `${apiBase}/product/detail/${id}`, headers: { cookie } })),
    )
    for (const { body } of answers) if (!body.includes(`${price}`)) stale += 1
  }
  close()
  return {
    what: `${what}: own writes not read at once`,
    seen: `${stale} of ${times * site.ports.length}`,
    goal: '0',
    isGood: stale === 0,
  }
}
