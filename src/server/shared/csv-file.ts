import { Readable } from 'node:stream'
import { CsvError, type Options, parse as parser } from 'csv-parse'
import { parse } from 'csv-parse/sync'

export interface CsvRow {
  /** Its line in the file, from 1. */
  line: number
  cells: string[]
}

/** A file that cannot be read, with the line at which reading stopped. */
export class BrokenCsv extends Error {
  readonly line: number

  constructor(line: number) {
    super(`Line ${line} cannot be read.`)
    this.line = line
  }
}

interface Reading {
  separator: string
  /** How many rows are read at most. */
  most: number
  /** In characters. */
  longestRow: number
}

const separators = [';', '\t', ','] as const
const rowsLookedAt = 40
/** Few enough characters to be read without a noticeable pause. */
const chunk = 50_000

/** The separator that makes the most columns in the first rows. */
export function separatorOf(text: string, longestRow: number): string {
  const counted = separators.map((separator) => ({
    separator,
    columns: columnsWith(text, { separator, most: rowsLookedAt, longestRow }),
  }))
  return counted.reduce((best, other) => (other.columns > best.columns ? other : best)).separator
}

/** Cells in the first rows that have several, because a comma may stand in any text. */
function columnsWith(text: string, reading: Reading): number {
  try {
    const widths = csvRows(text, reading).map(({ cells }) => cells.length)
    return widths.filter((width) => width > 1).reduce((sum, width) => sum + width, 0)
  } catch {
    return 0
  }
}

interface Read {
  info: { lines: number }
  record: string[]
}

const toRow = ({ info, record }: Read): CsvRow => ({ line: info.lines, cells: record })

export function csvRows(text: string, reading: Reading): CsvRow[] {
  try {
    return (parse(text, optionsOf(reading)) as unknown as Read[]).map(toRow)
  } catch (error) {
    throw asBroken(error)
  }
}

/** The same for a long file: other work goes on meanwhile. */
export async function csvRowsInChunks(text: string, reading: Reading): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  try {
    for await (const read of Readable.from(chunksOf(text)).pipe(parser(optionsOf(reading))))
      rows.push(toRow(read as Read))
  } catch (error) {
    throw asBroken(error)
  }
  return rows
}

async function* chunksOf(text: string) {
  for (let start = 0; start < text.length; start += chunk) {
    await new Promise((resolve) => setImmediate(resolve))
    yield text.slice(start, start + chunk)
  }
}

const optionsOf = ({ separator, most, longestRow }: Reading): Options => ({
  delimiter: separator,
  to: most,
  bom: true,
  info: true,
  trim: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: longestRow,
})

const asBroken = (error: unknown) =>
  error instanceof CsvError ? new BrokenCsv(Number(error.lines) || 1) : error
