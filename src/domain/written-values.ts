import { isPlausibleDay } from './mauritius-time.ts'
import type { Cents } from './money.ts'

// The last separator before one or two digits divides the cents, one before three digits the thousands.
const wholes = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
]

/** '1500', '1,500.00' or '1.500,00' without spaces. Undefined when it can be read in two ways, such as '1.500'. */
export function writtenCents(figures: string): Cents | undefined {
  for (const whole of wholes) {
    const read = whole.exec(figures)
    if (!read) continue
    const [, rupees = '', cents = ''] = read
    return Number(rupees.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  }
  return
}

/** Without the spaces and apostrophes that people put between thousands. */
export const withoutSpaces = (text: string) => text.normalize('NFKC').replace(/[\s'’]/g, '')

const months = [
  'jan',
  'fe',
  'mar',
  'a[pv]r',
  'ma[iy]',
  'juin|jun',
  'juil|jul',
  'ao|aug',
  'sep',
  'oct',
  'nov',
  'dec',
]
const monthNames = months.map((start) => new RegExp(`^(?:${start})[a-z]*$`))

/** A day as programs write it: '16/11/2026', '16-11-26', '2026-11-16', '16 Nov 2026' or '16 novembre 2026'. */
export function writtenDay(text: string): string | undefined {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    // The time of day is of no interest.
    .replace(/[ t]\d{1,2}:\d{2}.*$/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(plain)
  if (local) return dayOf(local[3], local[2], local[1])
  const named = /^(\d{1,2})(?:er)?[-/. ]*([a-z]{3,9})\.?[-/., ]*(\d{4}|\d{2})$/.exec(plain)
  const month = named && monthNames.findIndex((name) => name.test(named[2] ?? ''))
  return named && month !== null && month >= 0 ? dayOf(named[3], String(month + 1), named[1]) : undefined
}

function dayOf(year = '', month = '', date = ''): string | undefined {
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isPlausibleDay(day) ? day : undefined
}
