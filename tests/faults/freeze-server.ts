import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runningServer } from '#server/platform/database/embedded/postmaster-file.ts'

/** Stops PostgreSQL on this folder and all its processes; returns a function that continues them. Linux only. */
export async function freezeServer(dataDir: string): Promise<() => void> {
  const pid = (await runningServer(join(dataDir, 'postgres')))?.pid
  if (!pid) throw new Error('No server runs in this folder.')
  process.kill(pid, 'SIGSTOP')
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  const all = [pid, ...children.map(Number)]
  for (const one of all) process.kill(one, 'SIGSTOP')
  return () => {
    for (const one of all.splice(0)) process.kill(one, 'SIGCONT')
  }
}
