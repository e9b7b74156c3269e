const byteOrderMark = '\ufeff'

/** A spreadsheet takes a cell that begins so for a formula. */
const formula = /^'*[=+\-@\t\r]/
const guardedFormula = /^'+[=+\-@\t\r]/

/** With an apostrophe before what a spreadsheet would take for a formula. */
export const guardFormula = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)

export const withoutGuard = (cell: string) => (guardedFormula.test(cell) ? cell.slice(1) : cell)

/** Comma-separated rows that Excel opens as UTF-8, formulas guarded. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: string): string {
  const guarded = guardFormula(cell)
  return /[",;\t\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
