import { systemClock } from '#server/platform/clock.ts'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import { EmbeddedDatabaseError } from '#server/platform/database/embedded/embedded-database-error.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { consoleLog, errorInWords } from '#server/platform/logging/console-log.ts'
import { mailQueue } from '#server/platform/mail/mailer.ts'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import { readArguments, usage, WrongArguments } from './arguments.ts'
import { ownerCommands } from './commands.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** npm run owner: works beside a running app or on its own. */
async function run(): Promise<void> {
  const request = readArguments(process.argv.slice(2))
  if (request.command === 'help') return void say(usage)
  const config = readConfig(process.env)
  const { database, url, close } = await openDatabase({ config, say, beside: 'npm run owner' })
  const jobs = jobQueue({ url, log: consoleLog })
  try {
    const { tables } = database
    const act = ownerCommands({
      tables,
      passwords: createPasswords(),
      mailer: mailQueue(jobs),
      clock: systemClock,
    })
    const { lines, isDone } = await act(request)
    for (const line of lines) say(line)
    if (!isDone) process.exitCode = 1
  } finally {
    await jobs.close()
    await close()
  }
}

run().catch((error: unknown) => {
  const isOrdinary = [WrongArguments, ConfigError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  )
  console.error(isOrdinary && error instanceof Error ? error.message : errorInWords(error))
  if (error instanceof WrongArguments) console.error(`\n${usage}`)
  process.exitCode = 1
})
