import type { Sql } from 'postgres'
import { duringTargets, measureDuring } from './during.ts'
import { measure } from './generator.ts'
import type { Keys } from './keys.ts'
import { measureLoad } from './load.ts'
import type { BenchPeople } from './people.ts'
import { checkPlans } from './plans.ts'
import { shuffled } from './random.ts'
import { measureFresh, measurePage, measureReady } from './reads.ts'
import { type Recorded, recordAll } from './record-all.ts'
import type { DuringRow, Results, Row } from './results.ts'
import { type Site, startSite } from './site.ts'
import { isChosen } from './target-names.ts'
import { readTargets, type Target } from './targets.ts'
import { writeTargets } from './write-requests.ts'
import { measureWrite } from './writes.ts'

export interface BenchSite {
  seconds: number
  only: readonly string[]
  say: (sentence: string) => void
  folder: string
  site: Site
  url: string
  sql: Sql
  keys: Keys
  people: BenchPeople
}

/** What is made for each caller runs much more code, which V8 compiles when it has run often. */
const warmUpSeconds = { ready: 5, fresh: 20, page: 10 } satisfies Record<Target['kind'], number>

type AllMeasured = Pick<Results, 'rows' | 'during' | 'plans' | 'load'>

export async function measureAll(bench: BenchSite): Promise<AllMeasured> {
  const { only, say, folder, url, keys, people, seconds, site } = bench
  const reads = readTargets(keys).filter(({ name }) => isChosen(name, only))
  const writes = writeTargets(people, ids(keys, 'first half')).filter(({ name }) => isChosen(name, only))
  const hasPlans = isChosen('plans', only)
  const recorded = await recordAll({ reads, writes, keys, hasPlans, folder, url, say })
  if (hasPlans) say('Checking the plans of all public statements …')
  const plans = hasPlans ? await checkPlans(url, recorded.settings, recorded.seen) : []

  let turn = 0
  const tell = (name: string) => {
    turn += 1
    say(`${turn} of ${reads.length + writes.length}: ${name} …`)
  }
  const rows = [
    ...(await measureReads(bench, recorded, reads, tell)),
    ...(await measureWrites(bench, recorded, tell)),
  ]
  const during = isChosen('while changing', only) ? await measureChanges(bench) : []
  if (!isChosen('load', only)) return { rows, during, plans }
  say('Reads of every kind …')
  const everything = readTargets(keys).flatMap(({ requests }) => requests.slice(0, 200))
  return { rows, during, plans, load: await measureLoad(site.origin, everything, seconds) }
}

/** The bare programs write about other products than the app does. */
function ids({ products }: Keys, part: 'first half' | 'second half'): string[] {
  const half = Math.floor(products.length / 2)
  const chosen = part === 'first half' ? products.slice(0, half) : products.slice(half)
  return chosen.map(({ id }) => id)
}

async function measureReads(
  { seconds, folder, url, site }: BenchSite,
  { calls, settings }: Recorded,
  reads: readonly Target[],
  tell: (name: string) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  const each = async (kind: Target['kind'], origin: string, measureIt: typeof measureFresh) => {
    const targets = reads.filter((read) => read.kind === kind)
    await warmUp(origin, targets, warmUpSeconds[kind])
    for (const target of targets) {
      tell(target.name)
      const recorded = calls.get(target.name) ?? []
      rows.push(await measureIt(target, { origin, url, settings, seconds, calls: recorded }))
    }
  }
  await each('ready', site.origin, measureReady)
  if (reads.some(({ kind }) => kind === 'fresh')) {
    const beside = await startSite({ folder, databaseUrl: url, hasResponseCache: false })
    await each('fresh', beside.origin, measureFresh)
    await beside.stop()
  }
  await each('page', site.origin, measurePage)
  return rows
}

/** The first target would be measured while the app is still being compiled. */
async function warmUp(origin: string, targets: readonly Target[], seconds: number): Promise<void> {
  const some = targets.flatMap(({ requests }) => requests.slice(0, 100))
  if (some.length > 0) await measure(origin, shuffled(some), seconds)
}

async function measureWrites(
  { seconds, url, sql, site, people, keys }: BenchSite,
  { writes, settings }: Recorded,
  tell: (name: string) => void,
): Promise<Row[]> {
  const rows: Row[] = []
  const others = ids(keys, 'second half')
  for (const write of writes) {
    tell(write.target.name)
    rows.push(await measureWrite(write, { origin: site.origin, url, sql, settings, seconds, people, others }))
  }
  return rows
}

async function measureChanges({ seconds, say, site, sql, keys, people }: BenchSite): Promise<DuringRow[]> {
  const rows: DuringRow[] = []
  const place = { origin: site.origin, sql, people }
  for (const target of duringTargets(keys, await storesOf(sql, Object.values(keys.shownBy).flat()))) {
    say(`While prices and ratings change: ${target.name} …`)
    rows.push(await measureDuring(target, place, keys.products, seconds))
  }
  return rows
}

async function storesOf(sql: Sql, productIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; storeId: string }[]>`
    select id, store_id as "storeId" from products where id = any (${[...productIds]}::uuid[])`
  return new Map(rows.map(({ id, storeId }) => [id, storeId]))
}
