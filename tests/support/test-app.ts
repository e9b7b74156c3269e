import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { api } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import type { ContactSettings } from '#server/features/public/contact/contact.service.ts'
import type { BackupSettings } from '#server/platform/backups/daily-backup.ts'
import { announceEverything, changesChannel } from '#server/platform/cache/changes.ts'
import type { TrustedProxies } from '#server/platform/http/trusted-proxies.ts'
import type { PictureHost } from '#server/platform/images/hosted-pictures.ts'
import { diskPictures, type PictureStore } from '#server/platform/images/picture-store.ts'
import { outbox } from '#server/platform/mail/outbox.ts'
import type { Transport } from '#server/platform/mail/transport.ts'
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts'
import { accessTokens } from '#server/platform/sessions/access-tokens.ts'
import type { SessionKind } from '#server/platform/sessions/session-kind.ts'
import { sessionQueries } from '#server/platform/sessions/sessions.queries.ts'
import { createSessions } from '#server/platform/sessions/sessions.ts'
import { createClient, type Send } from '#web/shared/api/client.ts'
import { deferred } from './deferred.ts'
import { given, testPasswordCost } from './given.ts'
import { inTurn, processes } from './in-turn.ts'
import { scannedLog } from './scanned-log.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'
import { type Visitor, visitor } from './visitor.ts'
import { whenFinished } from './when-finished.ts'

export const sessionSecret = 'a secret that only the tests know, long enough'

export interface TestAppOptions {
  publicUrl?: string
  /** By default mail is written to files. */
  transport?: Transport
  redisUrl?: string
  /** The contact details of the website owner. */
  contact?: ContactSettings
  /** By default pictures are stored on disk. */
  pictures?: PictureStore
  pictureHost?: PictureHost
  /** By default a database of its own. */
  database?: TestDatabase
  /** By default what it logs is scanned for what names a person. */
  log?: { level: string; stream: NodeJS.WritableStream }
  /** By default scheduled jobs are off, and a test sends the job. */
  scheduledJobs?: boolean
  /** A push server of the test. */
  pushOrigin?: string
  trustProxy?: TrustedProxies
  /** By default no backups are made, and no journal of erasures is written. */
  backups?: BackupSettings
  journalFolders?: string[]
  metricsToken?: string
  sessionSecret?: string
  previousSessionSecret?: string
  cachePurgeUrls?: string[]
  /** Without room no answer is cached. */
  responseCacheBytes?: number
  /** By default hashing is cheap. */
  hasUsualPasswordCost?: boolean
  /** The operator's file with streets; by default there is none. */
  streets?: Buffer
  /** By default there are no pages. */
  renderer?: () => Promise<PageRenderer>
}

/** The whole server on a database of its own, with a typed client and a clock that the test sets. */
export async function testApp(options: TestAppOptions = {}) {
  const {
    publicUrl = 'http://localhost:3000',
    transport,
    redisUrl,
    pictureHost,
    log = scannedLog(),
  } = options
  const database = options.database ?? (await testDatabase())
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zilbazar-test-'))
  const pictures = options.pictures ?? diskPictures(path.join(dataDir, 'images'))
  let now = new Date('2026-11-14T08:00:00Z')

  if (options.streets) {
    await mkdir(path.join(dataDir, 'map'))
    await writeFile(path.join(dataDir, 'map', 'mauritius.pmtiles'), options.streets)
  }

  const clock = () => now
  const letters = path.join(dataDir, 'outbox')
  const create = () =>
    createApp({
      database,
      databaseUrl: database.url,
      pictures,
      pictureHost,
      clock,
      publicUrl,
      sessionSecret: options.sessionSecret ?? sessionSecret,
      previousSessionSecret: options.previousSessionSecret,
      mail: { from: 'Zilbazar <no-reply@localhost>', transport: transport ?? outbox(letters, clock) },
      redisUrl,
      ...(options.contact && { contact: options.contact }),
      log,
      checksAnswers: true,
      ...(!options.hasUsualPasswordCost && { passwordCost: testPasswordCost }),
      scheduledJobs: options.scheduledJobs ?? false,
      dataDir,
      metricsToken: options.metricsToken,
      cachePurgeUrls: options.cachePurgeUrls,
      responseCacheBytes: options.responseCacheBytes,
      backups: options.backups,
      journalFolders: options.journalFolders,
      pushOrigin: options.pushOrigin,
      ...(options.trustProxy && { trustProxy: options.trustProxy }),
      ...(options.renderer && { renderer: options.renderer }),
      isOneOfSeveral: count > 1,
    })
  const count = processes
  const apps = [await create()]
  while (apps.length < count) apps.push(await create())
  // On the connection by which the app listens: it has heard each message before.
  const waiting = new Map<string, () => void>()
  await database.sql.listen(changesChannel, (message) => waiting.get(message)?.())
  async function untilHeard() {
    const { promise, resolve } = deferred()
    const beat = `beat ${randomUUID()}`
    waiting.set(beat, resolve)
    await database.sql.notify(changesChannel, beat)
    await promise
    waiting.delete(beat)
  }
  const app = inTurn(apps, untilHeard)
  whenFinished(async () => {
    await Promise.all(apps.map((each) => each.close()))
    await rm(dataDir, { recursive: true, force: true })
  })

  const send: Send = async ({ method, url, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: response.statusCode, body: response.json() }
  }

  const sessions = createSessions(
    database.tables,
    sessionQueries(database.tables),
    accessTokens(options.sessionSecret ?? sessionSecret, clock),
    clock,
  )
  /** A browser in which this account is signed in. */
  async function signedIn(kind: SessionKind, account: { id: string }): Promise<Visitor> {
    const browser = visitor(app)
    const { access, refresh = '' } = await database.tables.transaction((tx) =>
      sessions.open(tx, kind, account.id, 'Firefox on Android'),
    )
    browser.cookies.set(`zb_${kind}`, access).set(`zb_${kind}_refresh`, refresh)
    return browser
  }

  return {
    app,
    database,
    pictures,
    /** The folder that mails are written to. */
    letters,
    visitor: (from?: Parameters<typeof visitor>[1]) => visitor(app, from),
    signedIn,
    client: createClient<typeof api>(api, send),
    given: given(database.tables, clock),
    /** Sets the clock to this moment. */
    at(moment: string) {
      now = new Date(moment)
    },
    /** Does what a write does: evicts every cached answer. Resolves when the app has heard of it. */
    async changed() {
      await announceEverything(database.sql)
      await untilHeard()
    },
  }
}
