import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'
import { whenFinished } from '#tests/support/when-finished.ts'

/** Starts a sample program of this folder with a folder of its own, and listens to what it says. */
export async function spawnSupervisor(program: string, plans: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'zilbazar-supervisor-'))
  const file = fileURLToPath(new URL(program, import.meta.url))
  const supervisor = spawn(process.execPath, [file, folder, ...plans], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(supervisor, 'exit').then(([code]) => code as number | null)
  let said = ''
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  whenFinished(async () => {
    supervisor.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  /** Waits for a sentence, and returns its parts. */
  const hears = (sentence: RegExp) =>
    vi.waitFor(() => {
      const found = sentence.exec(said)
      expect(found, said).not.toBeNull()
      return found ?? []
    }, 30_000)
  /** Waits for the nth start, and returns the id of its process. */
  const started = async (nth: number, who = '') =>
    Number((await hears(new RegExp(`${who}started ${nth} as (\\d+)`)))[1])
  return { folder, supervisor, ended, hears, started, said: () => said }
}
