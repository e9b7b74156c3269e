import { reasons } from './reasons.ts'
import { goals, judged, type Results, type Row } from './results.ts'
import { markdownTable } from './table.ts'

interface Judgement {
  goal: string
  /** The worst that was measured, in words. */
  measured: string
  isReached: boolean
  /** What stands against it, when that is known. */
  reason?: string
}

/** What is to be reached, and whether it is, by the worst target of each kind. */
export function judgements(results: readonly Results[]): Judgement[] {
  const [smallest, largest] = [results[0], results.at(-1)]
  if (!smallest || !largest) return []
  const rows = results.flatMap((result) => result.rows)
  return [
    share('ready', rows, 'in memory', 'bare node:http with the same bytes'),
    share('fresh', rows, 'calls that are not in memory', 'bare Fastify with the same statements'),
    share('page', rows, 'pages that are not in memory', 'the same render, statements and compression'),
    share('write', rows, 'rate and wishlist add', 'bare Fastify with the same transaction'),
    because(
      reasons.alone,
      most(
        'p99 of one caller ≤ 50 ms',
        rows.filter(({ kind }) => kind === 'fresh').map((row) => [row.target, row.alone?.p99Ms]),
        50,
        'ms',
      ),
    ),
    because(
      reasons.alone,
      most(
        `p99 of one caller at ${largest.products.toLocaleString('en')} products ≤ 3 × that at ${smallest.products.toLocaleString('en')}`,
        growthOf(smallest, largest),
        3,
        '×',
      ),
    ),
    most('last page ≤ 2 × first page', results.flatMap(deepPages), 2, '×'),
    because(
      reasons.during,
      least('reads while other products change ≥ 0.9 × the quiet rate', duringOf(results, 'perSecond'), 0.9),
    ),
    because(
      reasons.during,
      most('p99 while other products change ≤ 2 × the quiet one', duringOf(results, 'p99Ms'), 2, '×'),
    ),
    because(
      reasons.eventLoop,
      most(
        'event loop delayed ≤ 20 ms at the 99th percentile',
        results.map((result) => [sizeOf(result), result.load?.eventLoopP99Ms]),
        20,
        'ms',
      ),
    ),
    because(
      reasons.memory,
      most(
        'memory ≤ 250 MB',
        results.map((result) => [sizeOf(result), result.load?.memoryMb]),
        250,
        'MB',
      ),
    ),
    most(
      'ready ≤ 2 s',
      results.map((result) => [sizeOf(result), result.readyMs / 1000]),
      2,
      's',
    ),
    because(
      reasons.plans,
      most(
        'statements with a plan that grows: none',
        results.map((result) => [
          sizeOf(result),
          result.plans.filter(({ problems }) => problems.length > 0).length,
        ]),
        0,
        'statements',
      ),
    ),
  ].filter((judgement) => judgement !== undefined)
}

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

function share(kind: Row['kind'], rows: readonly Row[], what: string, limit: string): Judgement | undefined {
  const verdicts = rows
    .filter((row) => row.kind === kind)
    .map((row) => [row.target, judged(row)?.share] as const)
  return because(
    reasons[kind],
    least(`${what} ≥ ${goals[kind].least} × ${limit}`, verdicts, goals[kind].least),
  )
}

const because = (reason: string | undefined, judgement: Judgement | undefined): Judgement | undefined =>
  judgement && reason ? { ...judgement, reason } : judgement

function least(goal: string, figures: Figures, limit: number): Judgement | undefined {
  const worst = known(figures).reduce<[string, number] | undefined>(
    (one, other) => (!one || other[1] < one[1] ? other : one),
    undefined,
  )
  return worst && { goal, measured: `${worst[1].toFixed(2)} × (${worst[0]})`, isReached: worst[1] >= limit }
}

function most(goal: string, figures: Figures, limit: number, unit: string): Judgement | undefined {
  const worst = known(figures).reduce<[string, number] | undefined>(
    (one, other) => (!one || other[1] > one[1] ? other : one),
    undefined,
  )
  const shown = worst && (Number.isInteger(worst[1]) ? String(worst[1]) : worst[1].toFixed(1))
  return worst && { goal, measured: `${shown} ${unit} (${worst[0]})`, isReached: worst[1] <= limit }
}

const known = (figures: Figures) =>
  figures.filter((figure): figure is [string, number] => figure[1] !== undefined)

const sizeOf = ({ products }: Results) => `${products.toLocaleString('en')} products`

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
