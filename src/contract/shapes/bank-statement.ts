import { z } from 'zod'
import { bankFates, bankReasons } from '#domain/bank-fates.ts'
import { Count } from './count.ts'
import { Day } from './day.ts'
import { AdvertisingWindow, Cents } from './fee.ts'
import { Id } from './ids.ts'

/** Which column of a bank's file is which, counted from 0. */
const column = z.int().min(0).max(99).nullable().default(null)
export const BankColumns = z.object({
  header: z
    .int()
    .min(-1)
    .max(99)
    .meta({ description: 'The row with the names of the columns; -1 when there is none.' }),
  date: column,
  description: column,
  reference: column,
  amount: column.meta({ description: 'One column for money in and out.' }),
  credit: column,
  debit: column,
  side: column.meta({ description: 'Says whether an amount is money in or out.' }),
  currency: column,
  account: column,
})
export type BankColumns = z.output<typeof BankColumns>

/** What one window gets of a transfer. */
export const BankPart = AdvertisingWindow.extend({
  cycleId: Id,
  storeName: z.string(),
  reference: z.string().meta({ example: 'ZF-000-1234' }),
  amountCents: Cents,
  leftToPayCents: Cents.meta({ description: 'For the window, after this part.' }),
})
export type BankPart = z.infer<typeof BankPart>

/** How a transfer would be recorded. */
const plan = {
  parts: z.array(BankPart),
  leftOverCents: Cents.meta({ description: 'What no open window of the store takes.' }),
}

/** What tells one transfer from another. */
export const bankTransfer = {
  account: z.string(),
  day: Day,
  amountCents: Cents,
  description: z.string(),
  occurrence: Count.meta({ description: 'How many rows above it say the same.' }),
}

export const BankRow = z.object({
  ...bankTransfer,
  day: Day.nullable(),
  amountCents: Cents.nullable(),
  line: Count.meta({ description: 'In the file.' }),
  fate: z.enum(bankFates),
  why: z.enum(bankReasons),
  ...plan,
  receipts: z
    .array(z.object({ _id: Id, receipt: z.string() }))
    .meta({ description: 'Of a recorded transfer.' }),
})
export type BankRow = z.infer<typeof BankRow>

export const OpenWindow = AdvertisingWindow.extend({
  cycleId: Id,
  storeName: z.string(),
  reference: z.string(),
  owedCents: Cents,
  ...plan,
})
export type OpenWindow = z.infer<typeof OpenWindow>
