import path from 'node:path'
import { systemClock } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import { createStandbys } from './platform/database/standbys/standbys.ts'
import { listen } from './platform/http/listen.ts'
import { openPictures } from './platform/images/open-pictures.ts'
import { builtLanguageThread } from './platform/languages/language-thread.ts'
import { outbox } from './platform/mail/outbox.ts'
import { smtpTransport } from './platform/mail/smtp-transport.ts'
import { once } from './platform/once.ts'
import { builtPagesThread } from './platform/pages/built-pages-thread.ts'
import { staticFiles } from './platform/pages/static-files.ts'
import { closeOnSignal } from './platform/process/close-on-signal.ts'
import { contactSettings } from './platform/process/contact-settings.ts'
import { endOnUncaughtError } from './platform/process/end-on-uncaught-error.ts'
import { freePort } from './platform/process/free-port.ts'
import { prepare } from './platform/process/prepare.ts'
import { refuseOpenDoors, startList } from './platform/process/production/check-start.ts'
import { reportFailedStart } from './platform/process/report-failed-start.ts'
import { sessionSecret } from './platform/process/session-secret.ts'
import { underSupervisor } from './platform/process/supervisor.ts'
import { warmUp } from './platform/process/warm-up.ts'
import { connectionsOfEach, connectionsToStandby, workersIn } from './platform/process/workers.ts'

const isDevelopment = process.argv.includes('--dev')
/** One of several processes on one port; another process has prepared the database and says what there is to say. */
const workers = workersIn(process.argv)
const isWorker = workers !== undefined
const say = (sentence: string) => void (isWorker || process.stdout.write(`${sentence}\n`))

/** Loading the app and starting the database take about as long, so the one is done while the other is waited for. */
const loadApp = once(() => import('./app.ts'))

/** The process: configuration → database → app → listen → orderly close. */
async function run(): Promise<void> {
  const config = await configWithPort()
  refuseOpenDoors(config)
  const pictures = await openPictures(config)
  const ending = closeOnSignal(say)
  const supervisor = underSupervisor(ending.end)
  const { database, url, close } = await openDatabase({
    config,
    say,
    connections: connectionsOfEach({ workers, isEmbedded: !config.databaseUrl }),
    ...(isWorker && { beside: 'a worker' }),
    // When it fails it does so again where it is awaited.
    meanwhile: () => void loadApp().catch(() => {}),
  })
  ending.add(close)
  const standbys = createStandbys({
    urls: config.replicaUrls,
    primary: database,
    connections: connectionsToStandby(workers),
  })
  ending.add(() => standbys.close())

  try {
    const demoAccounts = isWorker
      ? []
      : await prepare({ config, database, url, pictures, clock: systemClock, say })
    const secret = await sessionSecret(config)
    const { folder } = config.backups
    const { createApp } = await loadApp()
    const app = await createApp({
      database,
      databaseUrl: url,
      standbys,
      isOneOfSeveral: isWorker || config.databaseUrl !== undefined,
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
      cachePurgeUrls: config.cachePurgeUrls,
      responseCacheBytes: config.responseCacheBytes,
      log: { level: config.logLevel, stream: process.stderr },
      languages: isDevelopment ? undefined : builtLanguageThread(),
      async renderer(server) {
        if (isDevelopment) return (await import('./platform/pages/development.ts')).developmentPages(server)
        await staticFiles(server)
        return builtPagesThread(server.log)
      },
    })
    ending.add(() => app.close())
    await listen(app, {
      port: config.port,
      host: config.host,
      listenTextResolver: (address) => `listening at ${address}`,
    })
    supervisor.sayReady()
    say(`Zilbazar is ready at ${config.publicUrl}`)
    for (const line of demoAccounts) say(line)
    if (!isWorker) for (const line of await startList(database.sql, config, systemClock)) say(line)
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
run().catch(reportFailedStart)
