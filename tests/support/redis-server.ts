import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#server/platform/process/free-port.ts'
import { whenFinished } from './when-finished.ts'

/** Whether a Redis can be started here; on Debian, as root, it is installed when missing. */
export function hasRedis(): boolean {
  const isThere = () => spawnSync('redis-server', ['--version']).status === 0
  if (isThere()) return true
  if (process.getuid?.() !== 0) return false
  spawnSync(
    'sh',
    [
      '-c',
      'apt-get install -y -q redis-server || { apt-get update -q && apt-get install -y -q redis-server; }',
    ],
    {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 120_000,
    },
  )
  return isThere()
}

/** A real Redis on this machine, in memory only, stopped when the test has finished. */
export async function redisServer() {
  const port = await freePort('127.0.0.1', 0)
  const start = async () => {
    const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    for await (const line of server.stdout) if (String(line).includes('Ready to accept')) break
    return server
  }
  let server: ChildProcess = await start()
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill()
    await once(server, 'exit')
  }
  whenFinished(stop)
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    restart: async () => {
      server = await start()
    },
  }
}
