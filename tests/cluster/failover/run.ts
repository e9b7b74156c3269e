import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { projectRoot } from '#server/platform/project-root.ts'
import { givenPeople } from '#tests/faults/run/people.ts'
import { writeTable } from '#tests/support/table-in-page.ts'
import { findPrograms } from '../debian-programs.ts'
import { childProcesses } from './children.ts'
import { type Figure, figureTable } from './figures.ts'
import { type Patroni, startPatroni } from './patroni.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { sessionSecret, startSite } from './site.ts'
import {
  killedPrimary,
  killedStandby,
  laggingStandby,
  ownWrites,
  type Place,
  steadyLoad,
  warmUp,
} from './steps.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const usage = `npm run test:cluster [-- --only cluster|suite] [--no-build] [--no-write] [--keep]
Starts PostgreSQL under Patroni, the app behind haproxy and a pgbouncer on this machine, breaks them under load, and writes what it saw to docs/scaling.md.
Then runs the tests of the API against three processes. CLUSTER_PORT is the first of 40 ports, 4800 by default.`

const firstPort = Number(process.env.CLUSTER_PORT ?? 4800)
/** Everything together takes some minutes. */
const longestMs = 30 * 60_000

const children = childProcesses()
let patroni: Patroni | undefined
let folder: string | undefined

async function clean(): Promise<void> {
  await patroni?.close()
  await children.endAll()
  if (process.argv.includes('--keep')) say(`Logs: ${folder}`)
  else if (folder) rmSync(folder, { recursive: true, force: true })
}

async function cluster(): Promise<Figure[]> {
  const places = findPrograms('postgres', 'patroni', 'etcd', 'haproxy', 'pgbouncer')
  if (!process.argv.includes('--no-build')) {
    say('Building the app when its sources have changed …')
    execFileSync(process.execPath, [path.join(projectRoot, 'scripts/run-built.mjs'), 'demo', '--help'])
  }
  folder = mkdtempSync(path.join(tmpdir(), 'zilbazar-cluster-'))
  chmodSync(folder, 0o755)
  say('Starting three PostgreSQL under Patroni …')
  patroni = await startPatroni({ folder, firstPort, places, children })
  const env = {
    DATABASE_URL: patroni.url,
    DATABASE_REPLICA_URLS: patroni.nodes.map(({ url }) => url).join(','),
  }
  say('Loading the demo …')
  execFileSync(process.execPath, [path.join(projectRoot, 'dist/server/demo.js')], {
    env: { ...process.env, ...env, SESSION_SECRET: sessionSecret, DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const sql = postgres((await patroni.primary()).url, { max: 1, onnotice: () => {} })
  const people = await givenPeople(sql, sessionSecret)
  await sql.end()
  say('Starting three processes of the app behind haproxy …')
  const site = await startSite({ folder, firstPort: firstPort + 20, places, children, env })
  const place: Place = { site, patroni, people }

  const figures: Figure[] = []
  const step = async (name: string, work: () => Promise<Figure[]>) => {
    say(`${name} …`)
    const found = await work()
    for (const { what, seen, isGood } of found) say(`  ${isGood ? '✓' : '✘'} ${what}: ${seen}`)
    figures.push(...found)
  }
  say('Warming up …')
  await warmUp(place)
  await step('Steady load', () => steadyLoad(place))
  await step('Reading own writes', async () => [await ownWrites(place, 60, 'three processes, two standbys')])
  await step('A standby that does not replay', () => laggingStandby(place))
  await step('Killing a standby', () => killedStandby(place, false))
  await step('Killing the synchronous standby', () => killedStandby(place, true))
  await step('Killing the primary', () => killedPrimary(place))
  await step('Steady load after the failover', () => steadyLoad(place, 'after the failover', 8000))
  await site.end()

  const { password } = patroni
  const pooler = await startPgbouncer({
    folder,
    port: firstPort + 30,
    program: places.pgbouncer,
    server: await patroni.primary(),
    password,
    children,
  })
  say('Starting three processes again, through pgbouncer …')
  const pooled = await startSite({
    folder,
    firstPort: firstPort + 32,
    places,
    children,
    env: { ...env, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: patroni.url },
  })
  const pooledPlace: Place = { ...place, site: pooled }
  await warmUp(pooledPlace)
  await step('Through pgbouncer', () => steadyLoad(pooledPlace, 'through pgbouncer'))
  await step('Reading own writes through pgbouncer', async () => [
    await ownWrites(pooledPlace, 30, 'through pgbouncer'),
  ])
  return figures
}

/** The tests of the API, each call to another of three apps on one database. */
function suite(): Figure {
  say('The tests of the API against three processes …')
  const { status } = spawnSync('npx', ['vitest', 'run', 'src/server/features'], {
    cwd: projectRoot,
    env: { ...process.env, TEST_PROCESSES: '3' },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: longestMs,
  })
  return {
    what: 'tests of the API, each call to another of three processes',
    seen: status === 0 ? 'all pass' : 'some fail',
    goal: 'all pass',
    isGood: status === 0,
  }
}

async function run(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return void say(usage)
  const only = args[args.indexOf('--only') + 1]
  const is = (part: string) => !args.includes('--only') || only === part
  const figures = [...(is('cluster') ? await cluster() : []), ...(is('suite') ? [suite()] : [])]
  const table = figureTable(figures)
  say(`\n${table}\n`)
  if (!args.includes('--no-write') && is('cluster')) {
    const about = `\`npm run test:cluster\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores.`
    writeTable(path.join(projectRoot, 'docs/scaling.md'), 'cluster', `${about}\n\n${table}`)
    say('Written: docs/scaling.md')
  }
  if (figures.some(({ isGood }) => !isGood)) process.exitCode = 1
}

async function stop(code: number): Promise<void> {
  await clean()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(130))
setTimeout(() => {
  process.stderr.write('The tests of the cluster take too long and are ended.\n')
  void stop(1)
}, longestMs).unref()

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
await clean()
process.exit()
