import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

const niceOfBackends = '10'
const lookEveryMs = 1000
/** Unless we are root, Linux allows one change in this time. */
const changeEveryMs = 110

/**
 * Lets the app go before the processes that PostgreSQL starts, until the returned function is called. Linux shares a
 * processor between sessions first (`sched_autogroup_enabled`), a nice value counts only within one, and each backend
 * begins a session of its own: sixteen busy ones would leave the app a seventeenth of a core.
 */
export function lowerBackends(postmaster: number): () => void {
  if (!existsSync('/proc/self/autogroup')) return () => {}
  let lowered: readonly string[] = []
  let isOver = false

  async function look(): Promise<void> {
    const running = await backendsOf(postmaster)
    const known = running.filter((pid) => lowered.includes(pid))
    const changed: string[] = []
    for (const pid of running) if (!known.includes(pid) && (await lower(pid))) changed.push(pid)
    lowered = [...known, ...changed]
    if (!isOver) setTimeout(look, lowered.length < running.length ? changeEveryMs : lookEveryMs).unref()
  }

  void look()
  return () => {
    isOver = true
  }
}

async function backendsOf(postmaster: number): Promise<string[]> {
  const pids = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '')
  return pids.split(' ').filter(Boolean)
}

/** False when it must be tried again. A process that has ended, or is not ours, is done with. */
const lower = (pid: string): Promise<boolean> =>
  writeFile(`/proc/${pid}/autogroup`, niceOfBackends).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'EAGAIN',
  )
