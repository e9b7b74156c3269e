import type { BankColumns } from '#contract/shapes/bank-statement.ts'
import { withoutAccents } from '#domain/accents.ts'
import type { CsvRow } from '#server/shared/csv-file.ts'

type Role = Exclude<keyof BankColumns, 'header'>

// The first that fits decides, so 'Value date' is a date and 'Debit/Credit' a side.
const words: [Role | 'other', RegExp][] = [
  ['other', /\b(balance|solde)\b/],
  ['side', /^(dr|cr|d|c|debit|credit) ?\/ ?(dr|cr|d|c|debit|credit)$|^(sens|dr cr indicator)$/],
  ['date', /\bdate\b|^jour$/],
  [
    'credit',
    /\b(credit|credits|credited|money in|paid in|deposits?|entrees?|encaissements?|credites?|recettes?)\b/,
  ],
  [
    'debit',
    /\b(debit|debits|debited|money out|paid out|withdrawals?|sorties?|retraits?|debites?|depenses?)\b/,
  ],
  ['amount', /\b(amount|montant|somme)\b/],
  ['currency', /\b(currency|ccy|devise|monnaie)\b/],
  ['account', /\b(account|compte)\b/],
  [
    'description',
    /\b(description|details?|narration|narrative|particulars|remarks?|memo|libelle|designation|intitule|motif|communication|transaction)\b/,
  ],
  ['reference', /\b(reference|ref|numero|cheque)\b/],
]

const none: BankColumns = {
  header: -1,
  date: null,
  description: null,
  reference: null,
  amount: null,
  credit: null,
  debit: null,
  side: null,
  currency: null,
  account: null,
}

const rowsLookedAt = 40

/** Which column is which, by the words of the first row that looks like names of columns. */
export function columnsOf(rows: readonly CsvRow[]): BankColumns {
  const guesses = rows.slice(0, rowsLookedAt).map(({ cells }, header) => ({ ...guess(cells), header }))
  return (
    guesses.find(isClear) ??
    guesses.find(({ date, description }) => date !== null && description !== null) ??
    none
  )
}

/** Whether day, text and amount are known. */
export const isClear = ({ date, description, reference, amount, credit }: BankColumns): boolean =>
  date !== null && (description !== null || reference !== null) && (amount !== null || credit !== null)

function guess(cells: readonly string[]): BankColumns {
  const found = { ...none }
  for (const [at, cell] of cells.entries()) {
    const name = withoutAccents(cell)
      .replace(/[._:()]/g, ' ')
      .trim()
    const role = words.find(([, word]) => word.test(name))?.[0] ?? 'other'
    if (role === 'other') continue
    // The day of the transfer, not the one from which the bank counts interest.
    const isBetterDay =
      role === 'date' && found.date !== null && /valeur|value/.test(nameAt(cells, found.date))
    if (found[role] === null || isBetterDay) found[role] = at
  }
  // With columns of their own for money in and out, another amount is in a foreign currency.
  return found.credit === null ? found : { ...found, amount: null, side: null }
}

const nameAt = (cells: readonly string[], at: number) => withoutAccents(cells[at] ?? '')
