import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterFile } from '#tests/support/when-finished.ts'

/** Where each program comes from on Debian. */
const packages: Record<string, string> = {
  nginx: 'nginx',
  varnishd: 'varnish',
  openssl: 'openssl',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  'swift-ring-builder': 'swift',
}

/** Fails with a sentence that says what is missing and how to install it. */
export function requirePrograms(...names: string[]): void {
  const missing = names.filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`], { env: wide }).status !== 0,
  )
  if (missing.length === 0) return
  throw new Error(
    `Missing here: ${missing.join(', ')}. On Debian: apt-get install -y --no-install-recommends ${[...new Set(missing.map((name) => packages[name] ?? name))].join(' ')}`,
  )
}

const wide = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` }

export interface Running {
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Runs a program until the file has finished. Everything it says is in the error when it ends too early. */
export function runProgram(
  command: string,
  words: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Running {
  const said: string[] = []
  const child: ChildProcess = spawn(command, words, {
    ...options,
    env: { ...wide, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said.push(String(bytes)))
  child.on('error', (error) => said.push(error.message))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
    child.kill(signal)
    await once(child, 'exit')
  }
  afterFile(() => stop())
  return { stop, output: () => said.join('') }
}

/** Waits until the check no longer fails, at most a minute. */
export async function until(
  check: () => Promise<unknown>,
  what: string,
  log: () => string = () => '',
): Promise<void> {
  const end = Date.now() + 60_000
  for (;;) {
    try {
      return void (await check())
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} did not become ready. ${log()}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
