import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const niceOfBackends = 10
const lookEveryMs = 1000
/** Unless we are root, Linux allows one change in this time. */
const changeEveryMs = 110

/**
 * Lets the app go before the processes that PostgreSQL starts, until the returned function is called. Linux shares a
 * processor between sessions first (`sched_autogroup_enabled`), a nice value counts only within one, and each backend
 * begins a session of its own: sixteen busy ones would leave the app a seventeenth of a core.
 */
export function lowerBackends(postmaster: number): () => void {
  if (!existsSync(groupOf('self'))) return () => {}
  let timer: NodeJS.Timeout
  look()
  return () => clearTimeout(timer)

  function look(): void {
    let isDone = true
    // Each is asked again every time: one that was looked at as it began was still in the session of the server.
    for (const pid of backendsOf(postmaster)) if (!isLowered(pid)) isDone = lower(pid) && isDone
    timer = setTimeout(look, isDone ? lookEveryMs : changeEveryMs).unref()
  }
}

const groupOf = (pid: string) => `/proc/${pid}/autogroup`

const backendsOf = (postmaster: number) =>
  read(`/proc/${postmaster}/task/${postmaster}/children`).split(' ').filter(Boolean)

const isLowered = (pid: string) => read(groupOf(pid)).trimEnd().endsWith(` nice ${niceOfBackends}`)

/** False when it must be tried again. A process that has ended, or is not ours, is done with. */
function lower(pid: string): boolean {
  try {
    writeFileSync(groupOf(pid), String(niceOfBackends))
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EAGAIN'
  }
}

/** Nothing when the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
