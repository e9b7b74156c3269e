import type { Outcome } from './load.ts'

export interface Judged {
  answered: number
  /** From memory while the database was away, and marked so. */
  stale: number
  /** 503 with a moment to try again. */
  refused: number
  /** The connection was refused or cut. */
  cut: number
  /** What must never happen: another 5xx, a 503 without `Retry-After`, no answer at all. */
  wrong: string[]
  p99Ms: number
}

/** What a fault may do to connections: nothing, refuse new ones, or also cut those under way. */
export type MayCut = 'none' | 'new' | 'all'

export function judge(outcomes: readonly Outcome[], mayCut: MayCut): Judged {
  const judged: Judged = { answered: 0, stale: 0, refused: 0, cut: 0, wrong: [], p99Ms: 0 }
  for (const { asked, answer } of outcomes) {
    const name = `${asked.method ?? 'GET'} ${asked.path.split('?')[0]}`
    if (answer.cut) {
      judged.cut += 1
      if (!isAllowed(answer.cut, mayCut)) judged.wrong.push(`${name}: ${answer.cut}`)
    } else if (answer.status === 503 && answer.headers['retry-after']) judged.refused += 1
    else if (answer.status >= 500) judged.wrong.push(`${name}: ${answer.status}`)
    else if (answer.status >= 400) judged.wrong.push(`${name}: ${answer.status} ${answer.body.slice(0, 120)}`)
    else if (answer.headers['x-cache'] === 'stale') judged.stale += 1
    else judged.answered += 1
  }
  const times = outcomes
    .filter(({ answer }) => answer.status === 200)
    .map(({ answer }) => answer.ms)
    .sort((a, b) => a - b)
  judged.p99Ms = times[Math.floor(times.length * 0.99)] ?? 0
  return judged
}

const isAllowed = (cut: string, mayCut: MayCut) =>
  cut !== 'HUNG' && (mayCut === 'all' || (mayCut === 'new' && cut === 'ECONNREFUSED'))
