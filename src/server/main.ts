import path from 'node:path'
import { createApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { DatabaseRefused } from './platform/database/database-refused.ts'
import { EmbeddedDatabaseError } from './platform/database/embedded/embedded-database-error.ts'
import { openDatabase } from './platform/database/open.ts'
import { openPictures } from './platform/images/open-pictures.ts'
import { errorInWords } from './platform/logging/console-log.ts'
import { outbox } from './platform/mail/outbox.ts'
import { smtpTransport } from './platform/mail/smtp-transport.ts'
import { builtPagesThread } from './platform/pages/built-pages-thread.ts'
import { createPasswords } from './platform/passwords/passwords.ts'
import { closeOnSignal } from './platform/process/close-on-signal.ts'
import { contactSettings } from './platform/process/contact-settings.ts'
import { endOnUncaughtError } from './platform/process/end-on-uncaught-error.ts'
import { freePort, PortTakenError } from './platform/process/free-port.ts'
import { prepareDemo } from './platform/process/prepare-demo.ts'
import { prepareOwner } from './platform/process/prepare-owner.ts'
import { refuseOpenDoors, startList } from './platform/process/production/check-start.ts'
import { sessionSecret } from './platform/process/session-secret.ts'
import { underSupervisor } from './platform/process/supervisor.ts'
import { warmUp } from './platform/process/warm-up.ts'

const isDevelopment = process.argv.includes('--dev')
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** The process: configuration → database → app → listen → orderly close. */
async function run(): Promise<void> {
  const config = await configWithPort()
  refuseOpenDoors(config)
  const pictures = await openPictures(config)
  const ending = closeOnSignal(say)
  const supervisor = underSupervisor(ending.end)
  const { database, url, close } = await openDatabase({ config, say })
  ending.add(close)

  try {
    await freePort(config.host, config.port)
    const demoAccounts = await prepareDemo({ config, database, url, pictures, clock: systemClock, say })
    const { tables } = database
    await prepareOwner({ config, tables, passwords: createPasswords(), clock: systemClock, say })
    const secret = await sessionSecret(config)
    const { folder } = config.backups
    const app = await createApp({
      database,
      databaseUrl: url,
      pictures,
      pictureHost: config.pictures.host,
      clock: systemClock,
      publicUrl: config.publicUrl,
      sessionSecret: secret,
      previousSessionSecret: config.previousSessionSecret,
      backups: folder
        ? { ...config.backups, folder, generatedSecret: config.sessionSecret ? undefined : secret }
        : undefined,
      journalFolders: [config.dataDir, ...(folder ? [folder] : [])],
      mail: {
        from: config.mailFrom,
        transport: config.smtpUrl
          ? smtpTransport(config.smtpUrl)
          : outbox(path.join(config.dataDir, 'outbox'), systemClock),
      },
      contact: await contactSettings(config),
      redisUrl: config.redisUrl,
      trustProxy: config.trustProxy,
      metricsToken: config.metricsToken,
      dataDir: config.dataDir,
      responseCacheBytes: config.responseCacheBytes,
      log: { level: config.logLevel, stream: process.stderr },
      renderer: async (server) =>
        isDevelopment
          ? (await import('./platform/pages/development.ts')).developmentPages(server)
          : builtPagesThread(server.log),
    })
    ending.add(() => app.close())
    await app.listen({
      port: config.port,
      host: config.host,
      listenTextResolver: (address) => `listening at ${address}`,
    })
    supervisor.sayReady()
    say(`Zilbazar is ready at ${config.publicUrl}`)
    for (const line of demoAccounts) say(line)
    for (const line of await startList(database.sql, config, systemClock)) say(line)
    if (!isDevelopment) await warmUp(app)
  } catch (error) {
    await ending.closeAll()
    throw error
  }
}

/** Port 0 means any free port. It is chosen first, because links in mails contain it. */
async function configWithPort(): Promise<Config> {
  const config = readConfig(process.env)
  if (config.port !== 0) return config
  return readConfig({ ...process.env, PORT: String(await freePort(config.host, 0)) })
}

endOnUncaughtError()
run().catch((error: unknown) => {
  const isOrdinary = [ConfigError, EmbeddedDatabaseError, DatabaseRefused, PortTakenError].some(
    (kind) => error instanceof kind,
  )
  console.error(isOrdinary && error instanceof Error ? error.message : errorInWords(error))
  process.exitCode = 1
})
