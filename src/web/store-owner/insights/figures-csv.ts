/** Spreadsheets run a cell that begins so as a formula; an apostrophe makes it a text. */
const beginsFormula = /^[=+\-@\t\r]/

const cell = (value: string | number) => {
  if (typeof value === 'number') return String(value)
  const text = beginsFormula.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** A CSV file that spreadsheets open with its accents. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

/** Saves a text as a file of the visitor. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
