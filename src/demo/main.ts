import { systemClock } from '#server/clock.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { EmbeddedDatabaseError } from '#server/database/embedded/embedded-database-error.ts'
import { openDatabase } from '#server/database/open.ts'
import { openPictures } from '#server/images/open-pictures.ts'
import { errorInWords } from '#server/logging/console-log.ts'
import { readArguments, usage, WrongArguments } from './load/arguments.ts'
import { progressOn } from './load/progress.ts'
import { DemoRefused, loadDemo } from './load-demo.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** npm run demo: the catalogue in any size, in the database of the running app or of its own. */
async function run(): Promise<void> {
  const request = readArguments(process.argv.slice(2))
  if (!request) return void say(usage)
  const startedAt = performance.now()
  const config = readConfig(process.env)
  const { database, url, close } = await openDatabase({ config, say, beside: 'npm run demo' })
  const progress = progressOn(process.stdout)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      say('\nStopped. The catalogue is as it was.')
      close().finally(() => process.exit(130))
    })
  }
  try {
    const counts = await loadDemo({
      ...request,
      database,
      url,
      pictures: await openPictures(config),
      now: systemClock(),
      onProgress: progress.show,
    })
    progress.finish()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const { products, stores, ratings } = counts
    say(
      `The catalogue now has ${products} products in ${stores} stores with ${ratings} ratings (${seconds} s).`,
    )
  } finally {
    progress.finish()
    await close()
  }
}

run().catch((error: unknown) => {
  const isOrdinary = [WrongArguments, DemoRefused, ConfigError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  )
  console.error(isOrdinary && error instanceof Error ? error.message : errorInWords(error))
  if (error instanceof WrongArguments) console.error(`\n${usage}`)
  process.exitCode = 1
})
