import { figure } from '../shared/figures.ts'

/** The poster and the price tags for the counter. */
export const priceTags = {
  what: 'What to print',
  poster: 'Poster',
  tags: 'Price tags',
  which: 'Products',
  choices: { all: 'All products', sale: 'On sale now', lately: 'Changed in the last 7 days' },
  perSheet: 'On a sheet of A4',
  grids: { '3x8': '24 tags (3 × 8)', '2x5': '10 tags (2 × 5)' },
  print: 'Print',
  printHint: 'Print at 100 %, without margins of the printer. “Save as PDF” works too.',
  count: (tags: number, sheets: number) =>
    `${figure(tags)} ${tags === 1 ? 'tag' : 'tags'} on ${figure(sheets)} ${sheets === 1 ? 'sheet' : 'sheets'}`,
  tooMany: (most: number) => `Only the first ${figure(most)} are laid out. Choose fewer to see the others.`,
  none: 'No product fits this choice.',
  noneHint: 'Choose other products.',
  failed: 'Failed to load what is to be printed.',
  preview: 'What is printed',
  sheet: (number: number) => `Sheet ${number}`,
  codeOf: (name: string) => `QR code: ${name}`,
  scan: 'Scan to see all our products and prices',
  findUs: 'Find us on Zilbazar',
  until: (date: string) => `until ${date}`,
}
