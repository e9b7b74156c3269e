import type { FastifyInstance } from 'fastify'
import { createChange, followChanges } from './cache/changes.ts'
import { responseCache } from './cache/response-cache.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/connect.ts'
import type { PictureHost } from './images/hosted-pictures.ts'
import type { PictureStore } from './images/picture-store.ts'
import { jobQueue } from './jobs/job-queue.ts'
import { createLimits } from './limits/limits.ts'
import { linkTokens as createLinkTokens } from './mail/link-tokens.ts'
import { createMailer } from './mail/mailer.ts'
import type { Transport } from './mail/transport.ts'
import { createPasswords } from './passwords/passwords.ts'
import { accessTokens } from './sessions/access-tokens.ts'
import { callers } from './sessions/callers.ts'
import { knownDevices } from './sessions/known-devices.ts'
import { sessionCookies } from './sessions/session-cookies.ts'
import { sessionQueries } from './sessions/sessions.queries.ts'
import { createSessions } from './sessions/sessions.ts'

export interface PlatformOptions {
  database: Database
  /** The same database, for the job queue's own connections. */
  databaseUrl: string
  pictures: PictureStore
  /** Where browsers upload pictures, when not to us. */
  pictureHost?: PictureHost | undefined
  clock: Clock
  publicUrl: string
  /** Signs sessions; the same in every process. */
  sessionSecret: string
  mail: { transport: Transport; from: string }
  redisUrl?: string | undefined
  /** Hourly and daily jobs; tests switch them off and run them by hand. */
  scheduledJobs?: boolean
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>

/** Everything that features depend on, created once and closed with the app. */
export async function createPlatform(app: FastifyInstance, options: PlatformOptions) {
  const { database, pictures, pictureHost, clock, publicUrl, sessionSecret, mail } = options
  const { tables } = database
  const { log } = app

  const cache = responseCache(clock)
  await followChanges(database.sql, cache)

  const limits = createLimits(tables, options.redisUrl)
  app.addHook('onClose', () => limits.close())

  const jobs = jobQueue({ url: options.databaseUrl, log, isScheduling: options.scheduledJobs ?? true })
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', () => jobs.close().finally(() => mail.transport.close()))
  const linkTokens = createLinkTokens(sessionSecret)
  const mailer = createMailer({ ...mail, jobs, publicUrl, linkTokens, log })

  const cookies = sessionCookies({ isHttps: publicUrl.startsWith('https:') })
  const tokens = accessTokens(sessionSecret, clock)
  const sessionRows = sessionQueries(tables)
  return {
    app,
    log,
    tables,
    clock,
    publicUrl,
    sessionSecret,
    pictures,
    pictureHost,
    cache,
    change: createChange(tables, cache),
    limits,
    jobs,
    linkTokens,
    mailer,
    passwords: createPasswords(),
    cookies,
    sessions: createSessions(tables, sessionRows, tokens, clock),
    knownDevices: knownDevices(sessionSecret, clock),
    callers: callers(sessionRows, cookies, tokens, clock),
  }
}
