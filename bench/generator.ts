import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cores, pinned } from '#tests/support/cores.ts'
import { output } from './processes.ts'
import type { BenchRequest, Measured } from './request.ts'
import { parseWrk, requestList, wrkScript } from './wrk.ts'

const mostCallers = 32
const autocannonProgram = fileURLToPath(new URL('./autocannon.mjs', import.meta.url))

export const generatorName = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk'

/** Simultaneous callers of one address share its answer, so a target with few addresses has one caller. */
export const callersOf = (requests: readonly unknown[]) =>
  requests.length < 2 * mostCallers ? 1 : mostCallers

const mostSeconds = 60

/** Sends the requests in turn, each caller as fast as it is answered; for longer when nothing was answered. */
export async function measure(
  origin: string,
  requests: readonly BenchRequest[],
  seconds: number,
  callers = mostCallers,
): Promise<Measured> {
  const send = generatorName === 'wrk' ? withWrk : withAutocannon
  const measured = await send(origin, requests, seconds, callers)
  const isTooShort = measured.perSecond === 0 && measured.failed === 0 && seconds < mostSeconds
  return isTooShort ? measure(origin, requests, Math.min(mostSeconds, seconds * 4), callers) : measured
}

async function withWrk(origin: string, requests: readonly BenchRequest[], seconds: number, callers: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const [script, list] = [path.join(folder, 'wrk.lua'), path.join(folder, 'requests')]
  writeFileSync(list, requestList(requests, new URL(origin).host))
  writeFileSync(script, wrkScript(list))
  const limits = ['-t1', `-c${callers}`, `-d${seconds}s`, '--timeout', '10s', '-s', script]
  const [command, args] = pinned(cores.generator, 'wrk', [...limits, origin])
  try {
    return parseWrk(await output(command, args))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function withAutocannon(
  origin: string,
  requests: readonly BenchRequest[],
  seconds: number,
  callers: number,
) {
  const [command, args] = pinned(cores.generator, process.execPath, [autocannonProgram])
  const input = JSON.stringify({ origin, requests, seconds, connections: callers })
  return JSON.parse(await output(command, args, { input })) as Measured
}
