import type { ReadImportRow } from '#contract/shapes/product-import.ts'
import { csvText } from '#domain/csv-text.ts'
import { importFields } from '#domain/product-columns.ts'
import { productImport as texts } from '#texts/store-owner/product-import.ts'

/** The refused rows with the reason, to be mended and read again. */
export function refusedCsv(rows: readonly ReadImportRow[]): string {
  const fields = importFields.filter((field) => rows.some(({ cells }) => cells[field] !== undefined))
  return csvText([
    [...fields.map((field) => texts.fields[field]), texts.lineColumn, texts.whyColumn],
    ...rows.map(({ cells, line, fault, detail }) => [
      ...fields.map((field) => cells[field] ?? ''),
      String(line),
      fault ? texts.faults[fault](detail ?? '') : '',
    ]),
  ])
}
