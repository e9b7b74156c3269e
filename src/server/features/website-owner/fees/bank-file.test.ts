import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longest } from '#domain/limits.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import { columnsOf, isClear } from './bank-columns.ts'
import { rowsOfFile } from './bank-file.ts'
import { readRows } from './bank-rows.ts'

function transfersIn(text: string) {
  const rows = rowsOfFile(text)
  const columns = columnsOf(rows)
  expect(isClear(columns)).toBe(true)
  return readRows(rows, columns)
}

const paid = { day: '2026-11-16', amountCents: 150_000, occurrence: 0 }

test.each([
  [
    'semicolons, a BOM and French words, with money in and out in two columns',
    '\uFEFFDate opération;Date valeur;Libellé;Débit;Crédit;Solde\n16/11/2026;17/11/2026;"VIR ZF-000-1234; Anjali";;1 500,00;9 000,00\n',
    'VIR ZF-000-1234; Anjali',
  ],
  [
    'commas and quotes, with signs',
    'Transaction Date,Description,Amount,Balance\r\n16 Nov 2026,"JUICE ""ZF-000-1234""","1,500.00","9,000.00"\r\n',
    'JUICE "ZF-000-1234"',
  ],
  [
    'tabs, with a column of references',
    'Date\tParticulars\tReference\tAmount\n2026-11-16\tTransfer\tZF-000-1234\t1500.00\n',
    'Transfer ZF-000-1234',
  ],
  [
    'a column that says debit or credit',
    'Date;Details;Amount;DR/CR\n16/11/2026;Transfer;1500.00;CR\n16/11/2026;Charges;20.00;DR\n',
    'Transfer',
  ],
])('a file with %s is read', (_, text, description) => {
  expect(transfersIn(text)[0]).toMatchObject({ transfer: { ...paid, description } })
})

test('lines above the table are skipped, and name the account', () => {
  const [row] = transfersIn(
    'MCB Ltd\nAccount number: 000 123 456 789;;;\n\nDate;Description;Debit;Credit\n16/11/2026;Transfer;;1500,00\n',
  )
  expect(row).toEqual({ line: 5, transfer: { ...paid, account: '000123456789', description: 'Transfer' } })
})

test('money out, other currencies, and days or amounts that cannot be read are told apart', () => {
  const text = `Date,Description,Amount,Currency
16/11/2026,Charges,-20.00,MUR
16/11/2026,Dollars,1500.00,USD
Total,,1500.00,MUR
16/11/2026,Words,many,MUR
16/11/2026,Right,1500.00,MUR
16/11/2026,Right,1500.00,MUR`
  const rows = transfersIn(text)
  expect(rows.map(({ problem, transfer }) => problem ?? transfer?.occurrence)).toEqual([
    'money-out',
    'currency',
    'bad-day',
    'bad-amount',
    0,
    1,
  ])
})

test('a file without names of columns is not guessed', () => {
  const rows = rowsOfFile('16/11/2026;Transfer;1500,00\n')
  expect(isClear(columnsOf(rows))).toBe(false)
  const none = columnsOf(rows)
  expect(readRows(rows, { ...none, date: 0, description: 1, amount: 2 })).toMatchObject([
    { transfer: { ...paid, description: 'Transfer' } },
  ])
})

test('a file that is too long, or breaks off inside quotes, is refused with a sentence', () => {
  const row = '16/11/2026;Transfer;1500,00\n'
  const problemOf = (text: string) => {
    try {
      rowsOfFile(text)
    } catch (error) {
      if (error instanceof Refusal) return error.message
      throw error
    }
  }
  expect(problemOf(`Date;Description;Amount\n${row.repeat(5000)}`)).toBeUndefined()
  expect(problemOf(`Date;Description;Amount\n${row.repeat(5100)}`)).toMatch(/more than 5,000 rows/)
  expect(problemOf(`Date;Description;Amount\n16/11/2026;"Transfer;1500`)).toMatch(
    /cannot be read from line 2/,
  )
})

test('rows without any text count, so that no row behind them is passed over in silence', () => {
  const row = '16/11/2026;Transfer;1500,00\n'
  const blank = ';;\n'
  const text = (rows: number) => `Date;Description;Amount\n${blank.repeat(1500)}${row.repeat(rows)}`
  expect(rowsOfFile(text(3000))).toHaveLength(3001)
  expect(() => rowsOfFile(text(4500))).toThrow(/more than 5,000 rows/)
})

test('a long text is cut between characters and without a space at its end, as it comes back from the form', () => {
  const at = longest.bankDescription - 1
  for (const text of [`${'x'.repeat(at)} y`, `${'x'.repeat(at)}😀`]) {
    const rows = rowsOfFile(`Date;Description;Amount\n16/11/2026;${text};1500,00\n`)
    expect(readRows(rows, columnsOf(rows))).toMatchObject([{ transfer: { description: 'x'.repeat(at) } }])
  }
})

test('whatever text there is, it is read or refused with a sentence', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      try {
        const rows = rowsOfFile(text)
        readRows(rows, columnsOf(rows))
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal)
      }
    }),
  )
})
