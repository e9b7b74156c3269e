import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemClock } from '#server/platform/clock.ts'
import { freePort } from '#server/platform/process/free-port.ts'
import { accessTokens } from '#server/platform/sessions/access-tokens.ts'
import { sessionQueries } from '#server/platform/sessions/sessions.queries.ts'
import { createSessions } from '#server/platform/sessions/sessions.ts'
import { given } from '#tests/support/given.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { afterFile } from '#tests/support/when-finished.ts'
import { type Running, runProgram, until } from './programs.ts'

export const projectFolder = path.resolve(import.meta.dirname, '../../..')
const sessionSecret = 'a secret that only the cluster tests know 7731'

export const siteName = 'zilbazar.example'

/** A folder that other accounts may pass through; removed with the file. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-cluster-'))
  await chmod(folder, 0o755)
  afterFile(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The tests run what was built. */
export function requireBuilt(): void {
  const built = spawnSync(
    process.execPath,
    [
      '-e',
      "import('./scripts/source-stamp.mjs').then(async (s) => process.exit((await s.isBuilt('.')) ? 0 : 1))",
    ],
    { cwd: projectFolder },
  )
  if (built.status !== 0)
    throw new Error('dist/ is missing or older than the sources: run npm run build first.')
}

/** The built app in a process of its own, on a database that the test can write to. */
export async function startSite(settings: Record<string, string> = {}) {
  requireBuilt()
  const database = await testDatabase()
  const port = await freePort('127.0.0.1', 0)
  const dataDir = await ownFolder()
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SESSION_SECRET: sessionSecret,
    PUBLIC_URL: `https://${siteName}`,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const address = `http://127.0.0.1:${port}`
  let running: Running | undefined
  async function start() {
    const app = runProgram(process.execPath, ['scripts/run-built.mjs', 'main'], { cwd: projectFolder, env })
    running = app
    await until(
      async () => {
        if (!(await fetch(`${address}/readyz`)).ok) throw new Error('not ready')
      },
      'The app',
      app.output,
    )
  }
  await start()
  const { tables, sql } = database
  const sessions = createSessions(
    tables,
    sessionQueries(tables),
    accessTokens(sessionSecret, systemClock),
    systemClock,
  )
  return {
    port,
    address,
    dataDir,
    env,
    database,
    sql,
    given: given(tables, systemClock),
    start,
    stop: (signal?: NodeJS.Signals) => running?.stop(signal) ?? Promise.resolve(),
    output: () => running?.output() ?? '',
    /** The cookie header of a browser in which this person is signed in. */
    async cookieOf(person: { id: string }): Promise<string> {
      const { access } = await tables.transaction((tx) =>
        sessions.open(tx, 'user', person.id, 'Firefox on Android'),
      )
      return `__Host-zb_user=${access}`
    },
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>
