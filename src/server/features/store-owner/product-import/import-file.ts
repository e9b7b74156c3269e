import type { ImportColumns, ImportRow } from '#contract/shapes/product-import.ts'
import { isPlain } from '#contract/shapes/text.ts'
import { withoutGuard } from '#domain/csv-text.ts'
import { longest, mostImportRows } from '#domain/limits.ts'
import { type ImportCells, importFields } from '#domain/product-columns.ts'
import { badField } from '#server/platform/http/errors.ts'
import { BrokenCsv, type CsvRow, csvRowsInChunks, separatorOf } from '#server/shared/csv-file.ts'
import { guessColumns, type Source, sourceOf, typeColumn } from './import-columns.ts'
import { say } from './product-import.sentences.ts'
import { textOfHtml } from './text-of-html.ts'

/** Shopify allows long descriptions with markup. */
const longestRow = 200_000

export interface FileRow extends ImportRow {
  /** A further variant or picture of the product above. */
  isPart: boolean
}

export interface ReadFile {
  columns: ImportColumns
  names: string[]
  isClear: boolean
  rows: FileRow[]
}

/** The rows of a file by field. Without a column for the title or the reference there are none. */
export async function readFile(text: string, chosen: ImportColumns | undefined): Promise<ReadFile> {
  const rows = await csvRowsOf(text)
  const [first] = rows
  if (!first) throw badField('text', say.empty)
  const columns = chosen ?? guessColumns(first.cells)
  const source = columns.hasNames ? sourceOf(first.cells) : 'other'
  const names = first.cells.map((name) => name.slice(0, 100))
  if (columns.title === null && columns.sku === null) return { columns, names, isClear: false, rows: [] }
  const below = columns.hasNames ? rows.slice(1) : rows
  if (below.length > mostImportRows) throw badField('text', say.tooManyRows)
  const type = source === 'woocommerce' ? typeColumn(first.cells) : -1
  return {
    columns,
    names,
    isClear: true,
    rows: below.map(({ line, cells }) => {
      const byField = cellsOf(cells, columns, source)
      return { line, cells: byField, isPart: isPart(byField, source, cells[type] ?? '') }
    }),
  }
}

async function csvRowsOf(text: string): Promise<CsvRow[]> {
  try {
    const separator = separatorOf(text, longestRow)
    const rows = await csvRowsInChunks(text, { separator, most: mostImportRows + 2, longestRow })
    return rows.filter(({ cells }) => cells.some(Boolean))
  } catch (error) {
    throw error instanceof BrokenCsv ? badField('text', say.badFile(error)) : error
  }
}

function cellsOf(cells: readonly string[], columns: ImportColumns, source: Source): ImportCells {
  const byField: ImportCells = {}
  for (const field of importFields) {
    const at = columns[field]
    if (at === null) continue
    const written = withoutGuard(cells[at] ?? '')
    const text = field === 'description' && source !== 'other' ? textOfHtml(written) : written
    // What is cut is too long for any field, and is refused as such.
    byField[field] = storable(field === 'description' ? text : onOneLine(text)).slice(
      0,
      longest.description + 1,
    )
  }
  return byField
}

/** Only control characters are replaced, so that what we exported is read as it was. */
const onOneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

const storable = (text: string) =>
  isPlain(text) ? text.trim() : text.replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, '').trim()

const isPart = ({ sku = '', title = '' }: ImportCells, source: Source, type: string) =>
  (source === 'shopify' && sku !== '' && title === '') ||
  (source === 'woocommerce' && /^variation\b/i.test(type))
