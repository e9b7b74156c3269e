import { mostBankRows } from '#domain/limits.ts'
import { badField } from '#server/platform/http/errors.ts'
import { BrokenCsv, type CsvRow, csvRows, separatorOf } from '#server/shared/csv-file.ts'
import { say } from './fees.sentences.ts'

const longestRow = 20_000
/** Banks write a few lines about the account above the table. */
const linesAbove = 40
const mostRows = mostBankRows + linesAbove

/** The rows of a bank's file; the separator that makes the most columns is used. */
export function rowsOfFile(text: string): CsvRow[] {
  const rows = read(text)
  if (rows.length > mostRows) throw badField('text', say.tooManyRows)
  return rows.filter(({ cells }) => cells.some(Boolean))
}

function read(text: string): CsvRow[] {
  try {
    const separator = separatorOf(text, longestRow)
    const rows = csvRows(text, { separator, most: mostRows + 1, longestRow })
    return rows.map(({ line, cells }) => ({ line, cells: cells.map(onOneLine) }))
  } catch (error) {
    throw error instanceof BrokenCsv ? badField('text', say.badFile(error)) : error
  }
}

const onOneLine = (cell: string) => cell.replace(/[\p{C}\s]+/gu, ' ').trim()
