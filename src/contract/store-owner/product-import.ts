import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { form } from '#contract/shapes/form.ts'
import { sayMany } from '#contract/shapes/many-products.sentences.ts'
import {
  ImportColumns,
  ImportRows,
  importDefaults,
  ReadImportRow,
  RefusedRow,
} from '#contract/shapes/product-import.ts'
import { missingOr } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'

export const productImport = {
  readProducts: endpoint({
    method: 'POST',
    path: '/products/admin-products/import/read',
    access: 'admin',
    summary: 'Read a CSV file of products and say what would become of each row; nothing is written',
    description:
      'Columns of our template, of Shopify and of WooCommerce are recognised. Pictures are never fetched from other sites.',
    largestBody: 16_000_000,
    body: form({
      text: z
        .string(missingOr(sayMany.noFile, sayMany.noFile))
        .min(1, issue(sayMany.noFile))
        .max(longest.productImport, issue(sayMany.tooLong))
        .refine((text) => !/\p{Cs}/u.test(text) && !text.includes('\0'), issue(sayMany.notText)),
      columns: ImportColumns.optional().catch(undefined),
      ...importDefaults,
    }),
    response: z.object({
      columns: ImportColumns,
      names: z.array(z.string()).meta({ description: 'Of the columns.' }),
      isClear: z
        .boolean()
        .meta({ description: 'Whether the title or the reference is known; otherwise there are no rows.' }),
      rows: z.array(ReadImportRow),
    }),
  }),
  writeProducts: endpoint({
    method: 'POST',
    path: '/products/admin-products/import/write',
    access: 'admin',
    summary: 'Add or change the products of some rows; the same rows twice change nothing',
    largestBody: 8_000_000,
    body: form({ rows: ImportRows, ...importDefaults }),
    response: z.object({
      added: Count,
      changed: Count,
      unchanged: Count,
      refused: z.array(RefusedRow),
    }),
  }),
}
