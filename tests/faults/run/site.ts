import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runningServer } from '#server/platform/database/embedded/postmaster-file.ts'
import { freePort } from '#server/platform/process/free-port.ts'
import { projectRoot } from '#server/platform/project-root.ts'
import { pinned } from '#tests/support/cores.ts'
import { startFlags } from '#tests/support/start-flags.ts'

export interface SiteSettings {
  dataDir: string
  logFile: string
  smtpUrl: string
  /** Further variables, such as those of libfaketime. */
  env?: Record<string, string>
  /** Keeps it on this core. */
  core?: number | undefined
}

/** The built app with its own database, as `npm start` runs it. */
export async function startSite({ dataDir, logFile, smtpUrl, env, core }: SiteSettings) {
  const port = await freePort('127.0.0.1', 0)
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  function launch(): void {
    const log = openSync(logFile, 'a')
    // As the supervisor does on few cores.
    const app = [...startFlags(), '--v8-pool-size=1', path.join(projectRoot, 'scripts/run-built.mjs'), 'main']
    const [command, args] = core === undefined ? [process.execPath, app] : pinned(core, process.execPath, app)
    child = spawn(command, args, {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: 'on',
        // Callers come from many addresses, because limits count by address.
        TRUST_PROXY: '1',
        SMTP_URL: smtpUrl,
        // As the supervisor does.
        MALLOC_ARENA_MAX: '2',
        ...env,
      },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
  }

  const isRunning = () => child?.exitCode === null && child.signalCode === null

  async function untilReady(): Promise<void> {
    for (;;) {
      if (!isRunning()) throw new Error(`The app ended before it was ready. See ${logFile}.`)
      const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isReady) return
      await pause(50)
    }
  }

  /** Ends the app, and waits until it has ended. */
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || !isRunning()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  launch()
  await untilReady()
  return {
    origin,
    dataDir,
    launch,
    untilReady,
    end,
    isRunning,
    pid: () => child?.pid ?? 0,
    databasePid: async () => (await runningServer(path.join(dataDir, 'postgres')))?.pid ?? 0,
    databaseUrl: () => embeddedUrl(dataDir),
    secret: () => readFileSync(path.join(dataDir, 'session-secret'), 'utf8'),
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** The address of the embedded database, for a look from outside. */
async function embeddedUrl(dataDir: string): Promise<string> {
  const cluster = path.join(dataDir, 'postgres')
  const server = await runningServer(cluster)
  const password = readFileSync(path.join(cluster, 'zilbazar.password'), 'utf8').trim()
  return `postgres://zilbazar:${encodeURIComponent(password)}@127.0.0.1:${server?.port}/zilbazar`
}
