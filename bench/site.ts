import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startFlags } from '#tests/support/start-flags.ts'
import { output, start, untilReady } from './processes.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))
const runBuilt = path.join(root, 'scripts/run-built.mjs')

/** Builds the app when its sources have changed, so that no start is measured with a build in it. */
export async function build(): Promise<void> {
  await output(process.execPath, [runBuilt, 'demo', '--help'])
}

/** The folder of a catalogue of this size; it is filled once and used again. */
export async function filledFolder(products: number, say: (sentence: string) => void): Promise<string> {
  const folder = path.join(root, 'data', `bench-${products}`)
  const isFull = path.join(folder, 'is-full')
  if (existsSync(isFull)) return folder
  mkdirSync(folder, { recursive: true })
  say(`Filling a catalogue of ${products} products …`)
  await output(process.execPath, [runBuilt, 'demo', '--products', String(products)], {
    env: { DATA_DIR: folder },
  })
  writeFileSync(isFull, '')
  return folder
}

interface SiteOptions {
  folder: string
  /** A database that is already running; without one, the app starts its own. */
  databaseUrl?: string
  hasResponseCache?: boolean
  /** How many processes of the app there are. */
  workers?: number
}

export interface Site {
  origin: string
  pid: number
  readyMs: number
  stop(): Promise<void>
}

/** The app as it runs in production, on the server's core together with its database. */
export async function startSite({
  folder,
  databaseUrl,
  hasResponseCache = true,
  workers = 1,
}: SiteOptions): Promise<Site> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: 'on',
    NODE_ENV: 'production',
    // Callers come from many addresses, because limits count by address.
    TRUST_PROXY: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: secretOf(folder) }),
    ...(!hasResponseCache && { RESPONSE_CACHE_MB: '0' }),
  }
  const startedAt = performance.now()
  const logFile = path.join(folder, databaseUrl ? 'bench-beside.log' : 'bench.log')
  const program = [path.join(root, 'scripts/start.mjs'), ...startFlags(), `--workers=${workers}`]
  const started = start(program, env, logFile)
  const origin = `http://127.0.0.1:${port}`
  await untilReady(`${origin}/readyz`, started, `See ${logFile}.`)
  const { child, stop } = started
  return { origin, pid: child.pid ?? 0, readyMs: Math.round(performance.now() - startedAt), stop }
}

/** Signs the sessions of the site in this folder. */
export const secretOf = (folder: string) => readFileSync(path.join(folder, 'session-secret'), 'utf8')

export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
