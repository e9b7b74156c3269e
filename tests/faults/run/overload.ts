import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Ask, asker } from './ask.ts'
import { readsOf } from './load.ts'
import type { People } from './people.ts'
import type { Site } from './site.ts'

export interface Overload {
  callers: number
  /** Requests a second that the site answers when callers wait for their answers. */
  sustainable: number
  normalP99Ms: number
  seconds: number
  sent: number
  admitted: number
  admittedP99Ms: number
  refused: number
  refusedP99Ms: number
  /** Answers that are neither right nor a 503 with `Retry-After`. */
  wrong: string[]
  memoryMb: number
  /** From the end of the overload until an answer takes no longer than twice the normal time. */
  normalAfterMs: number
}

/** As in the benchmark. */
const callers = 32
const normalSeconds = 8
const times = 10
/** More are not begun: they would wait in the generator, and not for the site. */
const mostUnderWay = 2000

/** Ten times as many reads as the site can answer, none of them from memory. */
export async function measureOverload(site: Site, people: People, seconds: number): Promise<Overload> {
  const { ask, close } = asker(site.origin, mostUnderWay)
  const reads = readsOf(people)
  await asFastAsAnswered(ask, reads, 4)
  const normal = (await asFastAsAnswered(ask, reads, normalSeconds)).filter(isAdmitted)
  const sustainable = normal.length / normalSeconds
  const normalP99Ms = p99(normal.map(({ ms }) => ms))

  const answers: Answer[] = []
  const underWay = new Set<Promise<void>>()
  const begun = performance.now()
  let [offered, sent] = [0, 0]
  let memoryMb = 0
  while (performance.now() - begun < seconds * 1000) {
    const due = ((performance.now() - begun) / 1000) * sustainable * times
    for (; offered < due; offered += 1) {
      if (underWay.size >= mostUnderWay) continue
      sent += 1
      const work = ask(reads(sent))
        .then((answer) => void answers.push(answer))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    }
    memoryMb = Math.max(memoryMb, residentMb(site.pid()))
    await pause(20)
  }
  const over = performance.now()
  await untilFast(ask, reads, 2 * normalP99Ms)
  const normalAfterMs = performance.now() - over
  await Promise.all(underWay)
  close()

  const admitted = answers.filter(isAdmitted)
  const refused = answers.filter(isRefusal)
  const wrong = answers.filter((answer) => !isAdmitted(answer) && !isRefusal(answer))
  return {
    callers,
    sustainable,
    normalP99Ms,
    seconds,
    sent,
    admitted: admitted.length,
    admittedP99Ms: p99(admitted.map(({ ms }) => ms)),
    refused: refused.length,
    refusedP99Ms: p99(refused.map(({ ms }) => ms)),
    wrong: wrong.map(({ status, cut }) => cut ?? String(status)),
    memoryMb,
    normalAfterMs,
  }
}

const isAdmitted = ({ status }: Answer) => status === 200
const isRefusal = ({ status, headers }: Answer) => status === 503 && headers['retry-after'] !== undefined

type Reads = ReturnType<typeof readsOf>

/** A few callers who ask again as soon as they are answered. */
async function asFastAsAnswered(ask: Ask, reads: Reads, seconds: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const end = performance.now() + seconds * 1000
  let turn = 0
  const caller = async () => {
    while (performance.now() < end) {
      turn += 1
      answers.push(await ask(reads(turn)))
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return answers
}

async function untilFast(ask: Ask, reads: Reads, ms: number): Promise<void> {
  for (let turn = 0; turn < 10_000; turn += 1) {
    const answer = await ask(reads(turn))
    if (isAdmitted(answer) && answer.ms <= ms) return
  }
}

const p99 = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0

/** Linux tells it in pages. */
function residentMb(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4096) / 1024 / 1024
}
