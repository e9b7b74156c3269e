import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { projectRoot } from '#server/platform/project-root.ts'
import { cores, onCore } from '#tests/support/cores.ts'
import { writeTable } from '#tests/support/table-in-page.ts'
import { type Fault, fakeClock, faults, type Place } from './faults.ts'
import { startMail } from './mail.ts'
import { type FaultRow, measureFault } from './measure.ts'
import { type FaultOptions, readOptions, usage, WrongOptions } from './options.ts'
import { measureOverload } from './overload.ts'
import { givenPeople, type People } from './people.ts'
import { type Site, startSite } from './site.ts'
import { failuresIn, faultTable, overloadFailures, overloadTable } from './table.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const page = path.join(projectRoot, 'docs/reliability.md')
/** Room for the demo, PostgreSQL's log and a few minutes of writing. */
const diskSize = '900m'
const overload = 'overload'

async function run({ only, seconds, writes }: FaultOptions): Promise<string[]> {
  const isChosen = (name: string) => only.length === 0 || only.some((part) => name.includes(part))
  const chosen = faults.filter(({ name }) => isChosen(name))
  if (chosen.length === 0 && !isChosen(overload))
    throw new WrongOptions('No fault has such a name; --list shows them.')
  say('Building the app when its sources have changed …')
  execFileSync(process.execPath, [path.join(projectRoot, 'scripts/run-built.mjs'), 'demo', '--help'])

  const failures: string[] = []
  const write = (name: 'faults' | 'overload', table: string) => {
    say(`\n${table}\n`)
    if (!writes) return
    const about = `\`npm run faults -- --seconds ${seconds} --write\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node.js ${process.versions.node}.`
    writeTable(page, name, `${about}\n\n${table}`)
    say('Written: docs/reliability.md')
  }
  if (chosen.length > 0) {
    const rows = await breakEach(chosen, seconds)
    write('faults', faultTable(rows))
    failures.push(...failuresIn(rows))
  }
  if (isChosen(overload)) {
    say('Ten times as many reads as it can answer, none from memory …')
    onCore(cores.generator)
    const settings = { env: { RESPONSE_CACHE_MB: '0' }, core: cores.server }
    const measured = await withSite(settings, ({ site, people }) =>
      measureOverload(site, people, 2 * seconds),
    )
    write(overload, overloadTable(measured))
    failures.push(...overloadFailures(measured))
  }
  return failures
}

async function breakEach(chosen: readonly Fault[], seconds: number): Promise<FaultRow[]> {
  const clock = fakeClock()
  return withSite({ clock }, async (started) => {
    const place = { ...started, seconds }
    const rows: FaultRow[] = []
    for (const fault of chosen) {
      say(`${rows.length + 1} of ${chosen.length}: ${fault.name} …`)
      rows.push(leftOut(fault, place) ?? (await measureFault(fault, place)))
    }
    return rows
  })
}

type Started = Omit<Place, 'seconds'> & { site: Site; people: People }

/** The app in a folder of its own, on a small disk of its own where the machine allows it. */
async function withSite<Result>(
  { clock: library, env, core }: { clock?: string | undefined; env?: Record<string, string>; core?: number },
  use: (started: Started) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zilbazar-faults-'))
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  const hasOwnDisk =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', dataDir]).status === 0
  const mail = await startMail()
  const clock = library ? clockIn(folder, library) : undefined
  say('Starting the app with its demo …')
  const site = await startSite({
    dataDir,
    logFile: path.join(folder, 'app.log'),
    smtpUrl: mail.url,
    env: { ...clock?.env, ...env },
    core,
  })
  try {
    const sql = postgres(await site.databaseUrl(), { max: 1, onnotice: () => {} })
    const people = await givenPeople(sql, site.secret())
    await sql.end()
    return await use({ site, mail, people, hasOwnDisk, clockFile: clock?.file })
  } finally {
    await site.end('SIGTERM')
    await mail.close()
    if (hasOwnDisk) spawnSync('umount', [dataDir])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads the time from a file, which makes the app slower. */
function clockIn(folder: string, library: string) {
  const file = path.join(folder, 'clock')
  writeFileSync(file, '+0\n')
  return {
    file,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}

function leftOut(fault: Fault, place: Place): FaultRow | undefined {
  const reason = fault.impossible?.(place)
  if (!reason) return undefined
  const during = { answered: 0, stale: 0, refused: 0, cut: 0, wrong: [], p99Ms: 0 }
  return {
    fault: fault.name,
    leftOut: reason,
    seconds: 0,
    acknowledged: 0,
    lost: [],
    halfDone: [],
    readyMs: 0,
    during,
  }
}

async function main(words: readonly string[]): Promise<number> {
  const options = readOptions(words)
  if (options.command === 'help') say(usage)
  else if (options.command === 'list')
    for (const name of [...faults.map((each) => each.name), overload]) say(name)
  else {
    const failures = await run(options)
    for (const failure of failures) say(`✘ ${failure}`)
    say(failures.length === 0 ? 'Nothing acknowledged was lost.' : `${failures.length} found.`)
    return failures.length === 0 ? 0 : 1
  }
  return 0
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof WrongOptions ? `${error.message}\n\n${usage}` : error)
    process.exit(2)
  },
)
