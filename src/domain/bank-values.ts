import type { Cents } from './money.ts'
import { withoutSpaces, writtenCents } from './written-values.ts'

const mostCents = 100_000_000_00

/**
 * An amount in a bank's file: '1,500.00', '1 500,00', '-1500', '(1,500.00)', '1,500.00 DR' or 'Rs 1,500'. Undefined
 * when it can be read in two ways, such as '1.500'. Money out is below zero.
 */
export function bankAmount(text: string): Cents | undefined {
  const plain = withoutSpaces(text).replace(/−/g, '-').toUpperCase()
  const shape = /^(\(?)([+-]?)(?:RS\.?|MUR)?([+-]?)([\d.,]+)([+-]?)(?:RS|MUR)?(CR|DR|C|D)?(\)?)$/.exec(plain)
  if (!shape) return
  const [, open, sign, innerSign, figures = '', lastSign, side, close] = shape
  const signs = [sign, innerSign, lastSign].filter(Boolean)
  if (signs.length > 1 || Boolean(open) !== Boolean(close)) return
  const cents = writtenCents(figures)
  if (cents === undefined || cents > mostCents) return
  const isOut = open === '(' || signs[0] === '-' || side?.startsWith('D') === true
  return isOut ? 0 - cents : cents
}
