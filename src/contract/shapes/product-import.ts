import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { longest, mostImportRows, mostRowsWritten } from '#domain/limits.ts'
import {
  type ImportField,
  importFates,
  importFaults,
  importFields,
  importNotes,
} from '#domain/product-columns.ts'
import { Count } from './count.ts'
import { chosenDay } from './day.ts'
import { form } from './form.ts'
import { sayMany } from './many-products.sentences.ts'
import { CategoryChain } from './own-product.ts'
import { isPlain, missingOr } from './text.ts'

const ofEachField = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(importFields.map((field) => [field, schema])) as Record<ImportField, Schema>

/** Which column of a file is which, counted from 0. */
export const ImportColumns = z.object({
  hasNames: z.boolean().meta({ description: 'Whether the first row holds the names of the columns.' }),
  ...ofEachField(z.int().min(0).max(199).nullable().default(null)),
})
export type ImportColumns = z.output<typeof ImportColumns>

/** One character more than a description may have, so that one that is too long is still refused as such. */
const longestCell = longest.description + 1

const cell = z
  .string(issue(sayMany.badCell))
  .max(longestCell, issue(sayMany.badCell))
  .refine(isPlain, issue(sayMany.badCell))
  .optional()

/** A row as it stands in the file, by field. */
export const ImportRow = form({
  line: z
    .int(issue(sayMany.badCell))
    .min(1, issue(sayMany.badCell))
    .max(100 * mostImportRows, issue(sayMany.badCell)),
  cells: form(ofEachField(cell)),
})
export type ImportRow = z.output<typeof ImportRow>

export const ImportRows = z
  .array(ImportRow, missingOr(sayMany.badRows, sayMany.badRows))
  .min(1, issue(sayMany.badRows))
  .max(mostRowsWritten, issue(sayMany.badRows))

/** What holds for all rows of a file. */
export const importDefaults = {
  categories: CategoryChain.optional().meta({
    description: 'For new products whose row names no category, or one that is not known.',
  }),
  discountEnds: chosenDay().optional().meta({ description: 'For discounts without a last day.' }),
}

const verdict = {
  line: Count.meta({ description: 'In the file.' }),
  fault: z.enum(importFaults).nullable().meta({ description: 'Why it is refused.' }),
  detail: z
    .string()
    .nullable()
    .meta({ description: 'What the fault is about: a category, a line, a shown price.' }),
}

export const ReadImportRow = z.object({
  ...verdict,
  cells: z.object(ofEachField(z.string().optional())),
  title: z.string(),
  fate: z.enum(importFates),
  notes: z.array(z.enum(importNotes)),
  changes: z.array(z.enum(importFields)).meta({ description: 'What the row changes of a product.' }),
})
export type ReadImportRow = z.infer<typeof ReadImportRow>

export const RefusedRow = z.object(verdict)
export type RefusedRow = z.infer<typeof RefusedRow>
