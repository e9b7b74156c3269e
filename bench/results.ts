import type { Measured } from './request.ts'

/** A target and what bare programs did beside it. */
export interface Row extends Measured {
  target: string
  kind: 'ready' | 'fresh' | 'page' | 'write'
  callers: number
  /** The same with one caller. */
  alone?: Measured
  /** A bare node:http server with the same bytes. */
  bytes?: Measured
  /** A bare Fastify route with the same statements; for a page, the same render and compression. */
  fastify?: Measured
  /** The statements through the driver alone. */
  driver?: Measured
  /** Some addresses were asked for more than once, so some answers may have come from memory. */
  hasRepeats?: boolean
}

/** A read while five prices and five ratings a second change. */
export interface DuringRow {
  target: string
  quiet: Measured
  /** Products all over the catalogue change. */
  elsewhere: Measured
  /** Products change that these answers show. */
  shown: Measured
}

export interface PlanRow {
  /** The first call that sends the statement. */
  call: string
  statement: string
  ms: number
  /** The most rows that one part of the plan has read. */
  rows: number
  problems: string[]
}

export interface Results {
  products: number
  seconds: number
  generator: string
  measuredAt: string
  machine: { cores: number; arch: string; node: string; isPinned: boolean }
  readyMs: number
  load?: { eventLoopP99Ms: number; memoryMb: number; perSecond: number }
  rows: Row[]
  during: DuringRow[]
  plans: PlanRow[]
}

/** The limit that a target is compared with, and the share of it to reach. */
export const goals = {
  ready: { of: 'bytes', least: 0.85 },
  fresh: { of: 'fastify', least: 0.7 },
  page: { of: 'fastify', least: 0.9 },
  write: { of: 'fastify', least: 0.6 },
} as const

export function shareOf({ perSecond }: Measured, limit: Measured | undefined): number | undefined {
  return limit && limit.perSecond > 0 ? perSecond / limit.perSecond : undefined
}

/** How a row stands to its goal; undefined when it has none. */
export function judged(row: Row): { share: number; least: number; isReached: boolean } | undefined {
  const { of, least } = goals[row.kind]
  const share = shareOf(row, row[of])
  // A login costs what checking a password costs.
  if (share === undefined || row.target === 'login') return undefined
  return { share, least, isReached: share >= least }
}

/** What failed, in words; nothing when every answer was good. */
export function failuresOf({ rows, during }: Pick<Results, 'rows' | 'during'>): string[] {
  const failures: string[] = []
  const note = (name: string, measured: Measured | undefined) => {
    if (!measured) return
    if (measured.failed > 0)
      failures.push(
        `${name}: ${measured.failed} requests failed, ${measured.badAnswers ?? 0} of them answered`,
      )
    else if (measured.perSecond === 0) failures.push(`${name}: nothing was answered`)
  }
  for (const row of rows) {
    note(row.target, row)
    note(`${row.target}, one caller`, row.alone)
    note(`${row.target}, bare node:http`, row.bytes)
    note(`${row.target}, bare Fastify`, row.fastify)
    note(`${row.target}, driver`, row.driver)
  }
  for (const { target, quiet, elsewhere, shown } of during) {
    note(`${target}, quiet`, quiet)
    note(`${target}, while others change`, elsewhere)
    note(`${target}, while its products change`, shown)
  }
  return failures
}
