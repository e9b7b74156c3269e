import { systemClock } from '../clock.ts'
import { ConfigError, readConfig } from '../config.ts'
import { EmbeddedDatabaseError } from '../database/embedded/embedded-database-error.ts'
import { openDatabase } from '../database/open.ts'
import { jobQueue } from '../jobs/job-queue.ts'
import { letterBox } from '../mail/post-office.ts'
import { type ApprovalOutcome, approveStoreOwner } from '../vetting/approval.ts'
import { readArguments, usage, WrongArguments } from './arguments.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

const sentences: Record<ApprovalOutcome, (email: string) => string> = {
  approved: (email) =>
    `${email} may register a store now. The mail that says so leaves with the running app.`,
  'approved-before': (email) => `${email} was approved before. Nothing is changed.`,
  'has-a-store': (email) => `${email} already has a store. Nothing is changed.`,
  unverified: (email) => `${email} is not confirmed yet: the link in the mail must be followed first.`,
  unknown: (email) => `Nobody has an account with the address ${email}.`,
}

/** npm run owner: beside the running app, or on its own. */
async function run(): Promise<void> {
  const request = readArguments(process.argv.slice(2))
  if (request.command === 'help') return void say(usage)
  const { email } = request
  const config = readConfig(process.env)
  const { database, url, close } = await openDatabase({ config, say, beside: 'npm run owner' })
  const jobs = jobQueue({ url, log: console })
  try {
    const post = letterBox(jobs)
    const now = systemClock()
    const outcome = await approveStoreOwner(database.tables, { email, actor: 'npm run owner', now, post })
    say(sentences[outcome](email))
    if (outcome === 'unknown' || outcome === 'unverified') process.exitCode = 1
  } finally {
    await jobs.close()
    await close()
  }
}

run().catch((error: unknown) => {
  const isOrdinary = [WrongArguments, ConfigError, EmbeddedDatabaseError].some(
    (kind) => error instanceof kind,
  )
  console.error(isOrdinary && error instanceof Error ? error.message : error)
  if (error instanceof WrongArguments) console.error(`\n${usage}`)
  process.exitCode = 1
})
