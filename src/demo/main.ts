import { createInterface } from 'node:readline/promises'
import { systemClock } from '#server/platform/clock.ts'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import { EmbeddedDatabaseError } from '#server/platform/database/embedded/embedded-database-error.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/open.ts'
import { openPictures } from '#server/platform/images/open-pictures.ts'
import { errorInWords } from '#server/platform/logging/console-log.ts'
import { isDemoOn } from '#server/platform/process/is-demo-on.ts'
import { DemoRefused } from './demo-refused.ts'
import { type DemoRequest, readArguments, usage, WrongArguments } from './load/arguments.ts'
import { progressOn } from './load/progress.ts'
import { loadDemo } from './load-demo.ts'
import { countDemo, unloadDemo } from './unload-demo.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const progress = progressOn(process.stdout)
const startedAt = performance.now()
let whenStopped = 'Stopped. The catalogue is as it was.'

type Place = Pick<OpenDatabase, 'database' | 'url'> & { pictures: Awaited<ReturnType<typeof openPictures>> }

/** npm run demo: the catalogue in any size, in the database of the running app or of its own. */
async function run(): Promise<void> {
  const request = readArguments(process.argv.slice(2))
  if (!request) return void say(usage)
  const config = readConfig(process.env)
  const { database, url, close } = await openDatabase({ config, say, beside: 'npm run demo' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      say(`\n${whenStopped}`)
      close().finally(() => process.exit(130))
    })
  }
  try {
    const place = { database, url, pictures: await openPictures(config) }
    if (request.command === 'load') await load(request, place, !isDemoOn(config))
    else await remove(request.isConfirmed, place)
  } finally {
    progress.finish()
    await close()
  }
}

async function load(
  request: Extract<DemoRequest, { command: 'load' }>,
  place: Place,
  isShut: boolean,
): Promise<void> {
  const { size, replace } = request
  const now = systemClock()
  const counts = await loadDemo({ ...place, size, replace, isShut, now, onProgress: progress.show })
  const { products, stores, ratings } = counts
  finish(`The catalogue now has ${products} products in ${stores} stores with ${ratings} ratings`)
  if (isShut) say('Its accounts are shut: nobody comes in with the printed password unless DEMO=on says so.')
}

async function remove(isConfirmed: boolean, place: Place): Promise<void> {
  const { stores, products, people } = await countDemo(place.database)
  if (people === 0) return void say('There is no demo to take away.')
  const counts = `${stores} stores, ${products} products and ${people} people`
  if (!isConfirmed && !(await confirms(`This takes the demo away for good: ${counts}.`)))
    return void say('Nothing is removed.')
  await unloadDemo({
    ...place,
    onProgress(stage, done, total) {
      if (stage === 'pictures')
        whenStopped = 'Stopped. The demo is gone; the running app removes the files of its pictures.'
      progress.show(stage, done, total)
    },
  })
  finish(`The demo is gone: ${counts}`)
  say('Start with DEMO=off from now on: with the demo on, an empty catalogue is filled with it again.')
}

async function confirms(warning: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new DemoRefused('--remove asks first, and nobody is here to answer. Add --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${warning} Everything real stays. Type yes to go on: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

function finish(sentence: string): void {
  progress.finish()
  say(`${sentence} (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`)
}

run().catch((error: unknown) => {
  const isOrdinary = [WrongArguments, DemoRefused, ConfigError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  )
  console.error(isOrdinary && error instanceof Error ? error.message : errorInWords(error))
  if (error instanceof WrongArguments) console.error(`\n${usage}`)
  process.exitCode = 1
})
