import {
  businessDaysUntilStart,
  graceMonths,
  massAdvertisingCents,
  monthlyFeeCents,
  monthsUntilDeletion,
  personalisedFromCents,
  remindedDaysBefore,
  warnedDaysBefore,
} from '#domain/advertising-fees.ts'
import { type Cents, toRupees } from '#domain/money.ts'
import type { advertising as english } from '../../en/shared/advertising-words.ts'
import { money } from './figures.ts'

const inWords = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept']
const inWordsOrDigits = (count: number) => inWords[count] ?? String(count)
const days = (count: number) => `${inWordsOrDigits(count)} ${count < 2 ? 'jour' : 'jours'}`
const months = (count: number) => `${inWordsOrDigits(count)} mois`
const rupees = (cents: Cents) => money(toRupees(cents))

/** The figures of our terms, as they stand in a sentence. */
export const advertising: typeof english = {
  monthly: rupees(monthlyFeeCents),
  mass: rupees(massAdvertisingCents),
  personalised: rupees(personalisedFromCents),
  reminder: days(remindedDaysBefore),
  grace: months(graceMonths),
  deletion: months(monthsUntilDeletion),
  warning: days(warnedDaysBefore),
  start: `${businessDaysUntilStart} jours ouvrables`,
}
