import type { Weekday } from '#domain/mauritius-time.ts'
import { formatRupees } from '#domain/money.ts'
import { formatAverage } from '#domain/rating.ts'
import { inThousands } from '#domain/thousands.ts'
import type * as english from '../../en/shared/figures.ts'

/** '1 250', with a space that no line ends at, and '12,5'. */
export const figure: typeof english.figure = (count) => inThousands(count, '\u00a0', ',')

/** 'Rs 1 250' */
export const money: typeof english.money = (amount) => formatRupees(amount, 'fr')

/** '4,0' */
export const averageFigure: typeof english.averageFigure = (average) =>
  formatAverage(average).replace('.', ',')

const weekdays: Record<Weekday, string> = {
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
}

/** 'lundi'; labels that begin with it get their capital from the style. */
export const weekdayName: typeof english.weekdayName = (weekday) => weekdays[weekday]

/** 'novembre 2026' for '2026-11'. */
export const monthName: typeof english.monthName = (month) => {
  const firstDay = new Date(`${month}-01T00:00:00Z`)
  return Number.isNaN(firstDay.getTime())
    ? month
    : firstDay.toLocaleDateString('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

export const counted: typeof english.counted = (name, count) => `${name} (${figure(count)})`

/** 'Reste à payer : Rs 500' */
export const labelled: typeof english.labelled = (label, value) => `${label} : ${value}`

export const quoted: typeof english.quoted = (text) => `« ${text} »`
