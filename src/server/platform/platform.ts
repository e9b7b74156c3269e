import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { type BackupSettings, backUpDaily } from './backups/daily-backup.ts'
import { erasureJournal } from './backups/erasure-journal.ts'
import { createChanges, type TagsOf } from './cache/changes.ts'
import { heardChanges } from './cache/heard-changes.ts'
import { publicReads } from './cache/public-read.ts'
import { responseCache } from './cache/response-cache.ts'
import { alongInFront } from './cache-in-front/cache-in-front.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/connect.ts'
import { noStandbys, type Standbys } from './database/standbys/standbys.ts'
import { noMark, writtenMark } from './http/written-mark.ts'
import type { PictureHost } from './images/hosted-pictures.ts'
import type { PictureStore } from './images/picture-store.ts'
import { jobQueue } from './jobs/job-queue.ts'
import { type Languages, languagesHere } from './languages/language-thread.ts'
import { createCounters } from './limits/counters.ts'
import { createLimits } from './limits/limits.ts'
import { createReadBudget } from './limits/read-budget.ts'
import { linkTokens as createLinkTokens } from './mail/link-tokens.ts'
import { createMailer } from './mail/mailer.ts'
import type { Transport } from './mail/transport.ts'
import { unsubscribeTokens as createUnsubscribeTokens } from './mail/unsubscribe-tokens.ts'
import { openStreets } from './map/street-file.ts'
import { countJobs } from './metrics/count-jobs.ts'
import { systemMetrics } from './metrics/system-metrics.ts'
import { createPasswords, type PasswordCost } from './passwords/passwords.ts'
import { createSecurityLog } from './security-log/security-log.ts'
import { accessTokens } from './sessions/access-tokens.ts'
import { callers } from './sessions/callers.ts'
import { knownDevices } from './sessions/known-devices.ts'
import { ownStores } from './sessions/own-stores.ts'
import { sessionCookies } from './sessions/session-cookies.ts'
import { sessionQueries } from './sessions/sessions.queries.ts'
import { createSessions } from './sessions/sessions.ts'

export interface PlatformOptions {
  database: Database
  /** The same database, for the job queue's own connections. */
  databaseUrl: string
  /** Servers that take public reads. */
  standbys?: Standbys | undefined
  /** Whether other processes answer too, so that somebody who wrote here may read there. */
  isOneOfSeveral?: boolean
  pictures: PictureStore
  /** Where browsers upload pictures, when not to us. */
  pictureHost?: PictureHost | undefined
  clock: Clock
  publicUrl: string
  /** Signs sessions; the same in every process. */
  sessionSecret: string
  /** The one before, which is still read. */
  previousSessionSecret?: string | undefined
  mail: { transport: Transport; from: string }
  /** Where answers to mails go that ask people to write to us. */
  replyTo: string | undefined
  redisUrl?: string | undefined
  /** How much the response cache may hold; with one byte, nothing. */
  responseCacheBytes?: number | undefined
  /** Caches in front of the app that are told what has changed. */
  cachePurgeUrls?: readonly string[] | undefined
  /** Without a folder no backups are made. */
  backups?: BackupSettings | undefined
  /** Folders for the journal of erased accounts. */
  journalFolders?: readonly string[] | undefined
  /** Where pictures and the embedded database are; for figures about them. */
  dataDir?: string | undefined
  registry: Registry
  /** Which cached answers show what changed. */
  tagsOf: TagsOf
  /** Detects the languages of comments; in the app itself by default. */
  languages?: Languages | undefined
  /** Where pushes may go besides the known services; for tests alone. */
  pushOrigin?: string | undefined
  /** Cheaper in tests. */
  passwordCost?: PasswordCost | undefined
  /** Hourly and daily jobs; tests switch them off and run them by hand. */
  scheduledJobs?: boolean
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>

/** Everything that features depend on, created once and closed with the app. */
export async function createPlatform(app: FastifyInstance, options: PlatformOptions) {
  const { database, pictures, pictureHost, clock, publicUrl, mail } = options
  const secrets = { current: options.sessionSecret, previous: options.previousSessionSecret }
  const { tables } = database
  const { log } = app

  const { cache, headersInFront } = alongInFront(
    app,
    responseCache(clock, options.responseCacheBytes),
    options.cachePurgeUrls ?? [],
  )
  const standbys = options.standbys ?? noStandbys
  const heard = heardChanges({ cache, standbys, apart: database.apart })
  const changes = createChanges({ tables, cache, tagsOf: options.tagsOf, heard })
  const stopFollowing = await changes.follow(database)
  app.addHook('onClose', async () => stopFollowing())

  systemMetrics({ ...options, cache, standbys })
  const limits = createLimits(tables, options.redisUrl)
  app.addHook('onClose', () => limits.close())
  const createCounter = createCounters(options.isOneOfSeveral ? { tables, secrets } : undefined)

  const jobs = jobQueue({
    url: options.databaseUrl,
    log,
    isScheduling: options.scheduledJobs ?? true,
    onTried: countJobs(options.registry),
  })
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', () => jobs.close().finally(() => mail.transport.close()))
  const erasures = erasureJournal(tables, options.journalFolders ?? [], log)
  if (options.backups) {
    const stopping = new AbortController()
    app.addHook('preClose', async () => stopping.abort(new Error('The app is being stopped.')))
    const { databaseUrl: url, backups: settings } = options
    backUpDaily({ jobs, tables, url, pictures, erasures, clock, settings, signal: stopping.signal })
  }
  const { streets, remark } = options.dataDir ? await openStreets(options.dataDir) : {}
  if (remark) log.warn(remark)
  app.addHook('onClose', () => streets?.close())

  const languages = options.languages ?? languagesHere
  app.addHook('onClose', () => languages.close())

  const linkTokens = createLinkTokens(secrets)
  const unsubscribeTokens = createUnsubscribeTokens(secrets)
  const mailer = createMailer({
    ...mail,
    replyTo: options.replyTo,
    jobs,
    publicUrl,
    linkTokens,
    unsubscribeTokens,
    log,
  })

  const securityLog = createSecurityLog(tables, secrets, clock, log)
  app.addHook('onClose', () => securityLog.flush())

  const isHttps = publicUrl.startsWith('https:')
  const cookies = sessionCookies({ isHttps })
  const tokens = accessTokens(secrets, clock)
  const sessionRows = sessionQueries(tables)
  const sessions = createSessions(tables, sessionRows, tokens, clock)
  return {
    app,
    log,
    tables,
    clock,
    publicUrl,
    isHttps,
    secrets,
    pictures,
    languages,
    pictureHost,
    pushOrigin: options.pushOrigin,
    cache,
    headersInFront,
    publicRead: publicReads(standbys),
    written: options.isOneOfSeveral ? writtenMark(app, heard, { isHttps, secrets }) : noMark,
    change: changes.change,
    limits,
    createCounter,
    readBudget: createReadBudget(),
    jobs,
    erasures,
    streets,
    backups: options.backups,
    linkTokens,
    unsubscribeTokens,
    mailer,
    passwords: createPasswords(options.passwordCost),
    securityLog,
    cookies,
    sessions,
    ownStoresOf: ownStores(sessions, sessionRows, cookies, clock),
    knownDevices: knownDevices(secrets, clock),
    callers: callers(sessionRows, cookies, tokens, clock),
  }
}
