import type { BankColumns } from '#contract/shapes/bank-statement.ts'
import { withoutAccents } from '#domain/accents.ts'
import { bankAmount } from '#domain/bank-values.ts'
import { longest } from '#domain/limits.ts'
import { writtenDay } from '#domain/written-values.ts'
import type { CsvRow } from '#server/shared/csv-file.ts'

export interface Transfer {
  account: string
  day: string
  amountCents: number
  description: string
  /** How many rows above it say the same. */
  occurrence: number
}

export type ReadRow = { line: number } & (
  | { transfer: Transfer; problem?: never }
  | {
      transfer?: never
      problem: 'bad-day' | 'bad-amount' | 'money-out' | 'currency'
      day: string | null
      amountCents: number | null
      description: string
    }
)

/** The rows below the names of the columns; money out and what cannot be read have no transfer. */
export function readRows(rows: readonly CsvRow[], columns: BankColumns): ReadRow[] {
  const account = accountAbove(rows.slice(0, Math.max(0, columns.header)))
  const seen = new Map<string, number>()
  return rows.slice(columns.header + 1).map(({ line, cells }) => {
    const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? ''))
    const description = cut([cell(columns.description), cell(columns.reference)].filter(Boolean).join(' '))
    const day = writtenDay(cell(columns.date)) ?? null
    const amountCents = amountOf(columns, cell) ?? null
    const refused = (problem: 'bad-day' | 'bad-amount' | 'money-out' | 'currency') => ({
      line,
      problem,
      day,
      amountCents,
      description,
    })
    if (amountCents === null) return refused('bad-amount')
    if (amountCents <= 0) return refused('money-out')
    if (!/^(|mur|rs\.?|mauritian rupees?)$/i.test(cell(columns.currency))) return refused('currency')
    if (day === null) return refused('bad-day')
    const facts = { account: digitsOf(cell(columns.account)) || account, day, amountCents, description }
    const key = JSON.stringify(facts)
    const occurrence = seen.get(key) ?? 0
    seen.set(key, occurrence + 1)
    return { line, transfer: { ...facts, occurrence } }
  })
}

/** As the confirmed row comes back from the form: trimmed, and without half a character at its end. */
const cut = (text: string) =>
  text
    .slice(0, longest.bankDescription)
    .replace(/\p{Cs}$/u, '')
    .trim()

function amountOf(columns: BankColumns, cell: (at: number | null) => string): number | undefined {
  if (columns.amount !== null) {
    const amount = bankAmount(cell(columns.amount))
    const isOut = /^(d|out|sortie)/i.test(cell(columns.side))
    return amount !== undefined && isOut ? 0 - Math.abs(amount) : amount
  }
  const credit = cell(columns.credit)
  if (credit !== '' && bankAmount(credit) !== 0) return bankAmount(credit)
  const debit = cell(columns.debit)
  if (debit === '') return credit === '' ? undefined : 0
  const out = bankAmount(debit)
  return out === undefined ? undefined : 0 - Math.abs(out)
}

const digitsOf = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').slice(0, longest.paymentDetail)

/** The account number that stands above the table. */
function accountAbove(rows: readonly CsvRow[]): string {
  for (const { cells } of rows) {
    const text = withoutAccents(cells.join(' '))
    const found = /\b(?:account|compte)\b\D*(\d[\d ]{5,})/.exec(text)?.[1]
    if (found) return found.replaceAll(' ', '')
  }
  return ''
}
