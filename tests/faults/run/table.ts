import type { FaultRow } from './measure.ts'
import type { Overload } from './overload.ts'

const heads = [
  'fault',
  'lasted',
  'acknowledged',
  'lost',
  'half done',
  'ready after',
  'answered',
  'stale',
  '503',
  'cut',
  'wrong',
  'p99',
]

/** The table as it stands in docs/reliability.md. */
export function faultTable(rows: readonly FaultRow[]): string {
  const lines = rows.map((row) => {
    if (row.leftOut) return [row.fault, `left out: ${row.leftOut}`, ...heads.slice(2).map(() => '')]
    const { answered, stale, refused, cut, wrong, p99Ms } = row.during
    return [
      row.fault,
      `${row.seconds.toFixed(1)} s`,
      row.acknowledged,
      row.lost.length,
      row.halfDone.length,
      `${(row.readyMs / 1000).toFixed(1)} s`,
      answered,
      stale,
      refused,
      cut,
      wrong.length,
      `${Math.round(p99Ms)} ms`,
    ]
  })
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map((_, index) => (index < 2 ? '---' : '---:'))), ...lines.map(line)].join(
    '\n',
  )
}

/** The longest time until the site takes writes again. */
const readyWithinMs = 5000

/** What a run found that must not be; empty when all is well. */
export function failuresIn(rows: readonly FaultRow[]): string[] {
  return rows
    .filter(({ leftOut }) => !leftOut)
    .flatMap(({ fault, lost, halfDone, readyMs, during }) => [
      ...some(lost).map((what) => `${fault}: lost ${what}`),
      ...halfDone.map((what) => `${fault}: half done: ${what}`),
      ...some(during.wrong).map((what) => `${fault}: ${what}`),
      ...(readyMs > readyWithinMs ? [`${fault}: ready only after ${(readyMs / 1000).toFixed(1)} s`] : []),
    ])
}

const some = (all: readonly string[]) =>
  all.length > 5 ? [...all.slice(0, 5), `and ${all.length - 5} more`] : all

/** The overload, each figure beside its goal. */
export function overloadTable(measured: Overload): string {
  const ms = (figure: number) => `${Math.round(figure)} ms`
  const { sustainable, normalP99Ms, sent, seconds } = measured
  return [
    '| | seen | goal |',
    '| --- | ---: | ---: |',
    `| sustainable, ${measured.callers} callers | ${sustainable.toFixed(0)} a second, p99 ${ms(normalP99Ms)} | |`,
    `| sent for ${seconds} s | ${(sent / seconds).toFixed(0)} a second | 10 × |`,
    `| admitted | ${(measured.admitted / seconds).toFixed(0)} a second, p99 ${ms(measured.admittedP99Ms)} | p99 ≤ ${ms(2 * normalP99Ms)} |`,
    `| refused with a 503 | ${(measured.refused / seconds).toFixed(0)} a second, p99 ${ms(measured.refusedP99Ms)} | |`,
    `| other answers | ${measured.wrong.length} | 0 |`,
    `| memory of the app | ${measured.memoryMb.toFixed(0)} MB | bounded |`,
    `| normal again after | ${(measured.normalAfterMs / 1000).toFixed(1)} s | ≤ 5 s |`,
  ].join('\n')
}

export function overloadFailures(measured: Overload): string[] {
  const { admittedP99Ms, normalP99Ms, wrong, normalAfterMs } = measured
  return [
    ...(admittedP99Ms > 2 * normalP99Ms
      ? ['overload: admitted requests take more than twice their time']
      : []),
    ...some(wrong).map((what) => `overload: ${what}`),
    ...(normalAfterMs > readyWithinMs ? ['overload: not normal again within 5 s'] : []),
  ]
}
