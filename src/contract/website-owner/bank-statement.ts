import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { BankColumns, BankRow, OpenWindow } from '#contract/shapes/bank-statement.ts'
import { chosenDay } from '#contract/shapes/day.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { SearchWords } from '#contract/shapes/paging.ts'
import { line, missingOr } from '#contract/shapes/text.ts'
import { longest, mostBankParts } from '#domain/limits.ts'
import { say } from './bank-statement.sentences.ts'
import { say as sayFees } from './fees.sentences.ts'

const Cents = z.coerce
  .number<number | string>(issue(sayFees.badAmount))
  .int(issue(sayFees.badAmount))
  .min(1, issue(sayFees.badAmount))
  .max(100_000_000, issue(sayFees.tooMuch))

export const ownerBank = {
  read: endpoint({
    method: 'POST',
    path: '/owner/fees/bank-statement',
    access: 'owner',
    summary: 'Read a bank’s CSV file and propose a window for each payment in it; nothing is recorded',
    largestBody: 3_000_000,
    body: form({
      text: z
        .string(missingOr(say.noFile, say.noFile))
        .min(1, issue(say.noFile))
        .max(longest.bankStatement, issue(say.tooLong))
        .refine((text) => !/\p{Cs}/u.test(text) && !text.includes('\0'), issue(say.notText)),
      columns: BankColumns.optional().catch(undefined),
    }),
    response: z.object({
      columns: BankColumns,
      names: z.array(z.string()).meta({ description: 'Of the columns.' }),
      isClear: z
        .boolean()
        .meta({ description: 'Whether day, text and amount are known; otherwise there are no rows.' }),
      rows: z.array(BankRow),
    }),
  }),
  record: endpoint({
    method: 'POST',
    path: '/owner/fees/bank-statement/payments',
    access: 'owner',
    summary: 'Record one transfer of a bank’s file; the same one twice is recorded once',
    body: form({
      account: line('accountNumber', longest.paymentDetail),
      day: chosenDay(missingOr(sayFees.badDay)),
      amountCents: Cents,
      description: line('description', longest.bankDescription),
      occurrence: z.int(missingOr(say.noFile)).min(0, issue(say.noFile)).max(10_000, issue(say.tooLong)),
      parts: z
        .array(form({ cycleId: Id, amountCents: Cents }), missingOr(say.noWindow))
        .min(1, issue(say.noWindow))
        .max(mostBankParts, issue(say.noWindow)),
    }),
    response: z.object({
      isNew: z.boolean().meta({ description: 'False when it was recorded before.' }),
      receipts: z.array(z.object({ _id: Id, receipt: z.string() })),
    }),
  }),
  windows: endpoint({
    method: 'GET',
    path: '/owner/fees/windows',
    access: 'owner',
    summary: 'Windows that are not paid for, by store or reference, the oldest first; ten at most',
    query: z.object({ search: SearchWords, amountCents: Cents }),
    response: z.object({ windows: z.array(OpenWindow) }),
  }),
}
