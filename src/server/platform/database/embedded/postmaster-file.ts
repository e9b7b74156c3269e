import { link, readFile, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './account.ts'

export interface RunningServer {
  pid: number
  port: number
  state: 'starting' | 'ready' | 'stopping'
}

/** The server that runs on this cluster now, whatever started it; a file left by a dead server does not count. */
export async function runningServer(cluster: string): Promise<RunningServer | undefined> {
  const written = parse(await readPidFile(cluster))
  return written && (await isServerOf(written.pid, cluster)) ? written : undefined
}

/** Whether this process is PostgreSQL on this cluster, and not another program that got the same process id. */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
    return stdout.includes('postgres') && stdout.includes(`-D ${cluster}`)
  }
  // Empty for a zombie, which counts as ended.
  const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  if (!program.endsWith('postgres')) return false
  const [its, ours] = await Promise.all(
    [args[args.indexOf('-D') + 1] ?? '', cluster].map((folder) => stat(folder).catch(() => undefined)),
  )
  return its !== undefined && ours !== undefined && its.ino === ours.ino && its.dev === ours.dev
}

/**
 * PostgreSQL refuses to start when its pid file names a living process, even of another program, or is empty after a
 * power cut. Such a file is removed. A file with a dead process is left to PostgreSQL, which also looks for surviving
 * children.
 */
export async function removeStalePidFile(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid')
  const judged = await readPidFile(cluster)
  if (judged === undefined || !(await isInTheWay(judged, cluster))) return
  const aside = `${path}.stale-${process.pid}`
  await rename(path, aside).catch(() => {})
  // Another start may have written its own file since the check: that one is put back.
  const moved = await readFile(aside, 'utf8').catch(() => judged)
  if (moved !== judged) await link(aside, path).catch(() => {})
  await unlink(aside).catch(() => {})
}

async function isInTheWay(written: string, cluster: string): Promise<boolean> {
  const pid = parse(written)?.pid
  if (pid !== undefined) return isAlive(pid) && !(await isServerOf(pid, cluster))
  // A server that is just starting has an empty file for a moment.
  const { mtimeMs } = await stat(join(cluster, 'postmaster.pid')).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > 1_000
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readPidFile(cluster: string): Promise<string | undefined> {
  return readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
}

function parse(text: string | undefined): RunningServer | undefined {
  if (!text) return undefined
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const word = lines[7]
  const state = word === 'ready' || word === 'stopping' ? word : 'starting'
  return { pid, port: Number(lines[3]), state }
}
