import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { insightPeriods } from '#domain/insights.ts'
import { joinEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'
import { accessTokens } from '#server/platform/sessions/access-tokens.ts'
import { fillTwoYears, rowsOf } from './insights-data.ts'
import { storeSessions } from './people.ts'
import { percentile } from './percentile.ts'
import { output, stopAll } from './processes.ts'
import { build, root, type Site, secretOf, startSite } from './site.ts'

const usage = `Measures how long a store owner waits for the insights, with two years of counts for 1,000 stores.

  npm run bench:insights

The catalogue and the counts are made once, in some minutes, and kept under data/bench-insights. Every store is asked
for, one after another, for each period; no answer is cached. Fails when one answer in a hundred takes longer than
50 ms.`

const mostMs = 50
const stores = 1000
const products = 50_000
const folder = path.join(root, 'data/bench-insights')

const say = (sentence: string) => process.stderr.write(`${sentence}\n`)

async function measure(): Promise<boolean> {
  await build()
  await fillFolder()
  const site = await startSite({ folder })
  const { url } = await joinEmbeddedDatabase({ dataDir: folder, holder: 'npm run bench:insights', say })
  const sql = postgres(url, { max: 2, onnotice: () => {} })
  try {
    say(await rowsOf(sql))
    const ids = await sql<{ id: string }[]>`select id from stores where status = 'active' order by id`
    const sessions = await storeSessions(
      sql,
      ids.map(({ id }) => id),
    )
    const tokens = accessTokens(secretOf(folder), () => new Date())
    const headers = new Map<string, string>()
    for (const [storeId, session] of sessions) headers.set(storeId, await tokens.issue('admin', session))
    const all = [...headers.values()]
    // The first round waits for the disk, and for the jobs that begin with the app.
    await timesOf(site, 90, all)
    const p99s = []
    for (const period of insightPeriods) p99s.push(report(period, await timesOf(site, period, all)))
    return p99s.every((p99) => p99 <= mostMs)
  } finally {
    await sql.end()
    await site.stop()
  }
}

async function fillFolder(): Promise<void> {
  const isFull = path.join(folder, 'is-full')
  if (existsSync(isFull)) return
  mkdirSync(folder, { recursive: true })
  say(`Filling a catalogue of ${products} products in ${stores} stores …`)
  const size = ['--products', String(products), '--stores', String(stores)]
  await output(process.execPath, [path.join(root, 'scripts/run-built.mjs'), 'demo', ...size], {
    env: { DATA_DIR: folder },
  })
  const database = await joinEmbeddedDatabase({ dataDir: folder, holder: 'npm run bench:insights', say })
  await fillTwoYears(database.url, say).finally(() => database.stop())
  writeFileSync(isFull, '')
}

async function timesOf(site: Site, period: number, tokens: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const token of tokens) {
    const startedAt = performance.now()
    const answer = await fetch(`${site.origin}/api/auth/admin/insights?period=${period}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The insights were answered with ${answer.status}.`)
    times.push(performance.now() - startedAt)
  }
  return times
}

/** Prints the times of a period, and returns the one that 99 of 100 keep to. */
function report(period: number, times: readonly number[]): number {
  const [p50, p99, most] = [50, 99, 100].map((percent) => percentile(times, percent))
  const shown = (ms = 0) => `${ms.toFixed(1)} ms`
  process.stdout.write(
    `${String(period).padStart(2)} days: p50 ${shown(p50)}, p99 ${shown(p99)}, slowest ${shown(most)} (at most ${mostMs} ms)\n`,
  )
  return p99 ?? 0
}

if (process.argv.length > 2) {
  process.stdout.write(`${usage}\n`)
  process.exitCode = process.argv.includes('--help') ? 0 : 2
} else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopAll().finally(() => process.exit(130)))
  measure()
    .then((isFast) => {
      if (!isFast) process.exitCode = 1
    })
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    })
    .finally(stopAll)
}
