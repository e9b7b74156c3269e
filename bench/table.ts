import type { Measured } from './request.ts'
import { type DuringRow, judged, type Results, type Row, shareOf } from './results.ts'

/** A table of Markdown whose columns are also straight in a terminal. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) => Math.max(head.length, 3, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, at) => aligned(cells[at] ?? '', width, at, fill)).join(' | ')} |\n`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |\n`
  return line(heads) + rule + rows.map((row) => line(row)).join('')
}

/** Names stand on the left, figures on the right. */
const aligned = (text: string, width: number, column: number, fill: string) =>
  column === 0 ? text.padEnd(width, fill) : text.padStart(width, fill)

export const perSecond = (measured: Measured | undefined) =>
  measured ? measured.perSecond.toFixed(measured.perSecond < 10 ? 1 : 0) : ''
export const milliseconds = (ms: number | undefined) => (ms === undefined ? '' : ms.toFixed(ms < 10 ? 1 : 0))
export const times = (share: number | undefined) => (share === undefined ? '' : `${share.toFixed(2)} ×`)

const rowHeads = [
  'target',
  'callers',
  'per second',
  'p50 ms',
  'p99 ms',
  'alone p99',
  'node:http',
  'of it',
  'bare',
  'of it',
  'driver',
  'goal',
]

function rowCells(row: Row): string[] {
  const verdict = judged(row)
  return [
    row.hasRepeats ? `${row.target} (repeats)` : row.target,
    String(row.callers),
    perSecond(row),
    milliseconds(row.p50Ms),
    milliseconds(row.p99Ms),
    milliseconds(row.alone?.p99Ms),
    perSecond(row.bytes),
    times(shareOf(row, row.bytes)),
    perSecond(row.fastify),
    times(shareOf(row, row.fastify)),
    perSecond(row.driver),
    verdict ? `${verdict.least} ${verdict.isReached ? 'yes' : 'NO'}` : '',
  ]
}

export const rowTable = (rows: readonly Row[]) => markdownTable(rowHeads, rows.map(rowCells))

export function duringTable(rows: readonly DuringRow[]): string {
  const heads = ['while 5 prices and 5 ratings a second change', 'quiet', 'p99 ms']
  const changed = (name: string) => [name, 'of quiet', 'p99 ms', 'of quiet']
  const cells = rows.map(({ target, quiet, elsewhere, shown }) => [
    target,
    perSecond(quiet),
    milliseconds(quiet.p99Ms),
    ...[elsewhere, shown].flatMap((measured) => [
      perSecond(measured),
      times(shareOf(measured, quiet)),
      milliseconds(measured.p99Ms),
      times(quiet.p99Ms > 0 ? measured.p99Ms / quiet.p99Ms : undefined),
    ]),
  ])
  return markdownTable([...heads, ...changed('of others'), ...changed('of its own')], cells)
}

/** Everything that a run has measured, as it is printed. */
export function printed(results: Results): string {
  const { rows, during, plans, load, readyMs } = results
  const parts = []
  if (rows.length) parts.push(rowTable(rows))
  if (during.length) parts.push(duringTable(during))
  if (load)
    parts.push(
      `Under reads of every kind (${load.perSecond.toFixed(0)} per second): event loop delayed by ${milliseconds(load.eventLoopP99Ms)} ms at the 99th percentile, ${load.memoryMb.toFixed(0)} MB resident.\n`,
    )
  parts.push(`Ready after ${(readyMs / 1000).toFixed(1)} s, its database included.\n`)
  const wrong = plans.filter(({ problems }) => problems.length > 0)
  if (plans.length)
    parts.push(`${plans.length} statements of public calls, ${wrong.length} with a wrong plan.\n`)
  if (wrong.length)
    parts.push(
      markdownTable(
        ['call', 'rows', 'ms', 'problem'],
        wrong.map(({ call, rows: read, ms, problems }) => [
          call,
          String(read),
          String(ms),
          problems.join(', '),
        ]),
      ),
    )
  return parts.join('\n')
}
