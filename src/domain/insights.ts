import { withoutAccents } from './accents.ts'
import { longest } from './limits.ts'
import { addDays, type Weekday, weekdays } from './mauritius-time.ts'

/** The periods that a store owner chooses from, in days; today is the last one. */
export const insightPeriods = [1, 7, 30, 90] as const
export type InsightPeriod = (typeof insightPeriods)[number]

/** Hours and searched words are deleted after so many days: no period is longer. */
export const keptInsightDays = 90
/** Days are deleted after so many months. */
export const keptDayMonths = 24

/** Words that fewer different people searched for are not shown: they could say who it was. */
export const fewestPeople = 5

/** The days of a period, and of the one before. */
export function periodOf(today: string, days: InsightPeriod) {
  return {
    from: addDays(today, 1 - days),
    until: today,
    beforeFrom: addDays(today, 1 - 2 * days),
    beforeUntil: addDays(today, -days),
  }
}

/** With fewer visits the best hour would be chance. */
const enoughVisits = 10

/** The hour with the most visits, the earliest of equals; undefined when there were too few. */
export function bestHour(visitsByHour: readonly number[]): number | undefined {
  const sum = visitsByHour.reduce((all, visits) => all + visits, 0)
  return sum < enoughVisits ? undefined : visitsByHour.indexOf(Math.max(...visitsByHour))
}

/** The weekday with the most visits on average; undefined when there were too few, or for less than a week. */
export function bestWeekday(days: readonly { day: string; visits: number }[]): Weekday | undefined {
  const sum = days.reduce((all, { visits }) => all + visits, 0)
  if (days.length < weekdays.length || sum < enoughVisits) return undefined
  const averages = weekdays.map((_, weekday) => {
    const such = days.filter(({ day }) => weekdayOf(day) === weekday)
    return such.reduce((all, { visits }) => all + visits, 0) / such.length
  })
  return weekdays[averages.indexOf(Math.max(...averages))]
}

/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Numbers of phones, cards and accounts, and addresses, are nobody's business. */
const looksPersonal = /@|(?:\d[ .]?){6}/

/** What somebody searched for, as it is counted; undefined when it is too long to be a product or looks personal. */
export function searchedWords(q: string): string | undefined {
  const words = withoutAccents(q)
  return words === '' || words.length > longest.searchedWords || looksPersonal.test(words) ? undefined : words
}
