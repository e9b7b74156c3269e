import { CsvError, parse } from 'csv-parse/sync'
import { mostBankRows } from '#domain/limits.ts'
import { badField } from '#server/platform/http/errors.ts'
import { say } from './fees.sentences.ts'

export interface CsvRow {
  /** Its line in the file, from 1. */
  line: number
  cells: string[]
}

const separators = [';', '\t', ','] as const
const longestRow = 20_000
/** Banks write a few lines about the account above the table. */
const linesAbove = 40
const mostRows = mostBankRows + linesAbove

/** The rows of a bank's file; the separator that makes the most columns is used. */
export function rowsOfFile(text: string): CsvRow[] {
  const counted = separators.map((separator) => ({ separator, columns: columnsWith(text, separator) }))
  const { separator } = counted.reduce((best, other) => (other.columns > best.columns ? other : best))
  const rows = read(text, separator, mostRows + 1)
  if (rows.length > mostRows) throw badField('text', say.tooManyRows)
  return rows.filter(({ cells }) => cells.some(Boolean))
}

/** Cells in the first rows that have several, because a comma may stand in any text. */
function columnsWith(text: string, separator: string): number {
  try {
    const widths = read(text, separator, linesAbove).map(({ cells }) => cells.length)
    return widths.filter((width) => width > 1).reduce((sum, width) => sum + width, 0)
  } catch {
    return 0
  }
}

function read(text: string, delimiter: string, to: number): CsvRow[] {
  try {
    const rows = parse(text, {
      delimiter,
      to,
      bom: true,
      info: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return rows.map(({ info, record }) => ({ line: info.lines, cells: record.map(onOneLine) }))
  } catch (error) {
    if (error instanceof CsvError) throw badField('text', say.badFile({ line: Number(error.lines) || 1 }))
    throw error
  }
}

const onOneLine = (cell: string) => cell.replace(/[\p{C}\s]+/gu, ' ').trim()
