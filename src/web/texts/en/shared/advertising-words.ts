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
import { money } from './figures.ts'

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const counted = (count: number, unit: string) => `${inWords[count] ?? count} ${unit}${count === 1 ? '' : 's'}`
const rupees = (cents: Cents) => money(toRupees(cents))

/** The figures of our terms, as they stand in a sentence. */
export const advertising = {
  monthly: rupees(monthlyFeeCents),
  mass: rupees(massAdvertisingCents),
  personalised: rupees(personalisedFromCents),
  reminder: counted(remindedDaysBefore, 'day'),
  grace: counted(graceMonths, 'month'),
  deletion: counted(monthsUntilDeletion, 'month'),
  warning: counted(warnedDaysBefore, 'day'),
  start: `${businessDaysUntilStart} business days`,
}
