import { reasons } from './reasons.ts'
import { goals, judged, type Results, type Row } from './results.ts'
import { markdownTable } from './table.ts'

interface Judgement {
  goal: string
  /** The worst that was measured, in words. */
  measured: string
  isReached: boolean
  /** What stands against it, when that is known. */
  reason: string | undefined
}

/** What is to be reached, and whether it is, by the worst target of each kind. */
export function judgements(results: readonly Results[]): Judgement[] {
  const [smallest, largest] = [results[0], results.at(-1)]
  if (!smallest || !largest) return []
  const rows = results.flatMap((result) => result.rows)
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  const fresh = of('fresh')
  const sameStatements = 'bare Fastify with the same statements'
  const growth = `p99 of one caller at ${count(largest)} products ≤ 3 × that at ${count(smallest)}`
  const inEach = (figure: (result: Results) => number | undefined): Figures =>
    results.map((result) => [`${count(result)} products`, figure(result)])
  return [
    share(of('ready'), 'in memory', 'bare node:http with the same bytes', reasons.ready),
    share(
      fresh.filter(isNoSearch),
      'lists and details that are not in memory',
      sameStatements,
      reasons.fresh,
    ),
    share(fresh.filter(isSearch), 'searches that are not in memory', sameStatements, reasons.search),
    share(
      of('page'),
      'pages that are not in memory',
      'the same render, statements and compression',
      reasons.page,
    ),
    share(of('write'), 'rate and wishlist add', 'bare Fastify with the same transaction', reasons.write),
    most('p99 of one caller ≤ 50 ms', aloneOf(fresh), 50, 'ms', reasons.alone),
    most(growth, growthOf(smallest, largest), 3, '×', reasons.alone),
    most('last page ≤ 2 × first page', results.flatMap(deepPages), 2, '×'),
    least(
      'reads while other products change ≥ 0.9 × the quiet rate',
      duringOf(results, 'perSecond'),
      0.9,
      reasons.during,
    ),
    most(
      'p99 while other products change ≤ 2 × the quiet one',
      duringOf(results, 'p99Ms'),
      2,
      '×',
      reasons.during,
    ),
    most(
      'event loop delayed ≤ 20 ms at the 99th percentile',
      inEach(({ load }) => load?.eventLoopP99Ms),
      20,
      'ms',
      reasons.eventLoop,
    ),
    most(
      'memory ≤ 250 MB',
      inEach(({ load }) => load?.memoryMb),
      250,
      'MB',
      reasons.memory,
    ),
    most(
      'ready ≤ 2 s',
      inEach(({ readyMs }) => readyMs / 1000),
      2,
      's',
      reasons.readyMs,
    ),
    most('statements with a plan that grows: none', inEach(wrongPlans), 0, 'statements', reasons.plans),
  ].filter((judgement) => judgement !== undefined)
}

const isSearch = ({ target }: Row) => target.startsWith('search') || target === 'suggestions'
const isNoSearch = (row: Row) => !isSearch(row)
const count = ({ products }: Results) => products.toLocaleString('en')
const wrongPlans = ({ plans }: Results) => plans.filter(({ problems }) => problems.length > 0).length
const aloneOf = (rows: readonly Row[]): Figures => rows.map(({ target, alone }) => [target, alone?.p99Ms])

export const goalTable = (results: readonly Results[]) =>
  markdownTable(
    ['goal', 'worst', 'reached'],
    judgements(results).map(({ goal, measured, isReached }) => [
      goal,
      measured,
      isReached ? 'yes' : '**no**',
    ]),
  )

/** Why goals are not reached, one sentence or two for each. */
export function missedGoals(results: readonly Results[]): string {
  const missed = judgements(results).filter(({ isReached, reason }) => !isReached && reason)
  const byReason = new Map<string, string[]>()
  for (const { goal, reason = '' } of missed) byReason.set(reason, [...(byReason.get(reason) ?? []), goal])
  return [...byReason].map(([reason, names]) => `- *${names.join('*; *')}*: ${reason}\n`).join('')
}

type Figures = readonly (readonly [string, number | undefined])[]

/** The rows are of one kind. */
function share(rows: readonly Row[], what: string, limit: string, reason?: string): Judgement | undefined {
  const kind = rows[0]?.kind
  if (!kind) return undefined
  const shares = rows.map((row) => [row.target, judged(row)?.share] as const)
  return least(`${what} ≥ ${goals[kind].least} × ${limit}`, shares, goals[kind].least, reason)
}

function least(goal: string, figures: Figures, limit: number, reason?: string): Judgement | undefined {
  const worst = known(figures).reduce<[string, number] | undefined>(
    (one, other) => (!one || other[1] < one[1] ? other : one),
    undefined,
  )
  if (!worst) return undefined
  return { goal, measured: `${worst[1].toFixed(2)} × (${worst[0]})`, isReached: worst[1] >= limit, reason }
}

function most(
  goal: string,
  figures: Figures,
  limit: number,
  unit: string,
  reason?: string,
): Judgement | undefined {
  const worst = known(figures).reduce<[string, number] | undefined>(
    (one, other) => (!one || other[1] > one[1] ? other : one),
    undefined,
  )
  if (!worst) return undefined
  const shown = Number.isInteger(worst[1]) ? String(worst[1]) : worst[1].toFixed(1)
  return { goal, measured: `${shown} ${unit} (${worst[0]})`, isReached: worst[1] <= limit, reason }
}

const known = (figures: Figures) =>
  figures.filter((figure): figure is [string, number] => figure[1] !== undefined)

function growthOf(smallest: Results, largest: Results): Figures {
  if (smallest === largest) return []
  return largest.rows
    .filter(({ kind }) => kind === 'fresh')
    .map(({ target, alone }) => {
      const before = smallest.rows.find((row) => row.target === target && row.kind === 'fresh')?.alone?.p99Ms
      return [target, alone && before ? alone.p99Ms / before : undefined]
    })
}

function deepPages({ rows, products }: Results): Figures {
  const cost = (name: string) => rows.find(({ target }) => target === name)?.alone?.p50Ms
  const pairs = [
    ['best rated products', 'best rated, last page'],
    ['new arrivals', 'new arrivals, last page'],
    ['hot deals', 'hot deals, last page'],
  ] as const
  return pairs.map(([first, last]) => {
    const [near, far] = [cost(first), cost(last)]
    return [`${last}, ${products.toLocaleString('en')} products`, near && far ? far / near : undefined]
  })
}

const duringOf = (results: readonly Results[], figure: 'perSecond' | 'p99Ms'): Figures =>
  results.flatMap(({ during }) =>
    during.map(({ target, quiet, elsewhere }) => [target, elsewhere[figure] / quiet[figure]] as const),
  )
