import { existsSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '#server/platform/clock.ts'
import { type Config, ConfigError, readConfig } from '#server/platform/config.ts'
import { connect } from '#server/platform/database/connect.ts'
import { joinEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts'
import { EmbeddedDatabaseError } from '#server/platform/database/embedded/embedded-database-error.ts'
import { errorInWords } from '#server/platform/logging/console-log.ts'
import { dataFindings } from '#server/platform/process/production/data.ts'
import { attention, type Finding, fine } from '#server/platform/process/production/finding.ts'
import { machineFindings } from '#server/platform/process/production/machine.ts'
import { mailFindings } from '#server/platform/process/production/mail-server.ts'
import { settingsFindings } from '#server/platform/process/production/settings.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const signs = { fine: '✓', attention: '!', refused: '✘' }
const usage = `npm run doctor: looks at the settings, the machine, the database and the mail server, and changes nothing.
Takes no arguments. Exit code 1 when something would let strangers in.`

async function run(): Promise<void> {
  if (process.argv.length > 2) {
    say(usage)
    process.exitCode = process.argv[2] === '--help' ? 0 : 2
    return
  }
  const config = readConfig(process.env)
  const findings = [
    ...settingsFindings(config),
    ...(await machineFindings(config, systemClock)),
    ...(await database(config)),
    ...(await mailFindings(config.smtpUrl)),
  ]
  for (const { topic, level, text } of findings) say(`${signs[level]} ${topic.padEnd(15)} ${text}`)
  if (findings.some(({ level }) => level === 'refused')) process.exitCode = 1
}

/** Neither migrates nor creates anything. */
async function database(config: Config): Promise<Finding[]> {
  const { dataDir, databaseUrl, directUrl } = config
  if (!databaseUrl && !existsSync(path.join(dataDir, 'postgres')))
    return [fine('PostgreSQL', 'there is no database yet; the first start creates it')]
  const embedded = databaseUrl
    ? { url: directUrl ?? databaseUrl, stop: async () => {} }
    : await joinEmbeddedDatabase({ dataDir, holder: 'npm run doctor', say: () => {} })
  const { sql, close } = connect(embedded.url, { connections: 1, name: 'zilbazar doctor' })
  try {
    return await dataFindings(sql, config, systemClock)
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException
    if (code === '42P01') return [attention('PostgreSQL', 'has no tables yet; the first start creates them.')]
    return [attention('PostgreSQL', `does not answer (${code}).`)]
  } finally {
    await close()
    await embedded.stop()
  }
}

run().catch((error: unknown) => {
  const isOrdinary = error instanceof ConfigError || error instanceof EmbeddedDatabaseError
  console.error(isOrdinary ? error.message : errorInWords(error))
  process.exitCode = 1
})
