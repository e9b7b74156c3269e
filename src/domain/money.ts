import type { Language } from './language.ts'
import { inThousands } from './thousands.ts'

export type Rupees = number
/** Whole hundredths of a rupee, as prices are stored. */
export type Cents = number

export function toCents(rupees: Rupees): Cents {
  return Math.round(rupees * 100)
}

export function toRupees(cents: Cents): Rupees {
  return cents / 100
}

/** 'Rs 1,250', or 'Rs 1,250.50' when there are cents to show; in French 'Rs 1 250,50', with spaces that no line ends at. */
export function formatRupees(amount: Rupees, language: Language): string {
  const isFrench = language === 'fr'
  const cents = toCents(Math.abs(amount))
  const whole = inThousands(Math.floor(cents / 100), isFrench ? '\u00a0' : ',')
  const rest = cents % 100
  const sign = amount < 0 && cents > 0 ? '-' : ''
  const end = rest ? (isFrench ? ',' : '.') + String(rest).padStart(2, '0') : ''
  return `${sign}Rs${isFrench ? '\u00a0' : ' '}${whole}${end}`
}
