import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

export const hasTaskset = spawnSync('taskset', ['--version']).status === 0

/** Server and database have one core, the generator another. */
export const cores = { server: 0, generator: Math.min(1, cpus().length - 1) }

/** The command, kept on one core where the machine allows it. */
export function pinned(core: number, command: string, args: readonly string[]): [string, string[]] {
  return hasTaskset ? ['taskset', ['-c', String(core), command, ...args]] : [command, [...args]]
}

/** Keeps this process on one core. */
export function onCore(core: number): void {
  if (hasTaskset) spawnSync('taskset', ['-acp', String(core), String(process.pid)])
}
