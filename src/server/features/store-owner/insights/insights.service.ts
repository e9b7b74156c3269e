import type { InsightChoice, InsightFigures, Insights } from '#contract/store-owner/insights.ts'
import { bestHour, bestWeekday, type InsightPeriod, periodOf } from '#domain/insights.ts'
import {
  addDays,
  hourInMs,
  mauritiusClock,
  mauritiusDay,
  startOfMauritiusDay,
} from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import type { InsightsQueries } from './insights.queries.ts'

type Counts = Omit<InsightFigures, 'ratings' | 'follows' | 'sales'>

const noCounts = {
  storeViews: 0,
  productViews: 0,
  calls: 0,
  whatsapps: 0,
  directions: 0,
  links: 0,
  wishes: 0,
  searches: 0,
}
const countNames = Object.keys(noCounts) as (keyof Counts)[]

const byName = (count: (name: keyof Counts) => number) =>
  Object.fromEntries(countNames.map((name) => [name, count(name)])) as Counts
const summed = (all: readonly Counts[]) =>
  byName((name) => all.reduce((sum, counts) => sum + counts[name], 0))
/** Never below zero: days and hours are read one after the other. */
const without = (all: Counts, some: Counts) => byName((name) => Math.max(0, all[name] - some[name]))

const visitsOf = ({ storeViews, productViews }: Counts) => storeViews + productViews
const tapsOf = ({ calls, whatsapps, directions, links }: Counts) => calls + whatsapps + directions + links

export type InsightsService = ReturnType<typeof insightsService>

export function insightsService(queries: InsightsQueries, clock: Clock) {
  return {
    /** The period before ends at the same hour as this one, so that a day that has only begun is compared fairly. */
    async of({ storeId }: Pick<StoreOwner, 'storeId'>, choice: InsightChoice): Promise<Insights> {
      const now = clock()
      const length = Number(choice) as InsightPeriod
      const { from, until, beforeFrom, beforeUntil } = periodOf(mauritiusDay(now), length)
      const hour = Math.floor(mauritiusClock(now).minutes / 60)
      const start = startOfMauritiusDay(from)
      const endOfHour = (day: string) => new Date(startOfMauritiusDay(day).getTime() + (hour + 1) * hourInMs)
      const cut = endOfHour(beforeUntil)
      const span = { storeId, from, until }
      const beforeStart = startOfMauritiusDay(beforeFrom)
      const thisPeriod = { from: start, until: endOfHour(until) }
      const periodBefore = { from: beforeStart, until: cut }

      const [days, notYet, hours, ratings, words, products, beginning, sales, salesBefore, follows] =
        await Promise.all([
          queries.days({ storeId, from: beforeFrom, until }),
          queries.hoursAfter(storeId, beforeUntil, hour),
          queries.hours(span),
          queries.ratings(storeId, beforeStart, { from: cut, until: start }),
          queries.words(storeId, from),
          queries.products(span, start),
          queries.beginning(storeId),
          queries.sales(storeId, thisPeriod),
          queries.sales(storeId, periodBefore),
          queries.followers(storeId, thisPeriod, periodBefore),
        ])

      const ratingsFrom = (isIn: (day: string) => boolean) =>
        ratings.filter(({ day }) => isIn(day)).reduce((sum, { count }) => sum + count, 0)
      const isNow = (day: string) => day >= from
      const isBefore = (day: string) => day < from
      const before = summed(days.filter(({ day }) => isBefore(day)))
      const byDay = new Map(days.map((counts) => [counts.day, counts]))
      const shownDays = Array.from({ length }, (_, index) => {
        const day = addDays(from, index)
        const counts = byDay.get(day) ?? noCounts
        return { day, visits: visitsOf(counts), taps: tapsOf(counts) }
      })
      const byHour = new Map(hours.map((one) => [one.hour, one]))
      const shownHours = Array.from({ length: 24 }, (_, index) => {
        const { visits = 0, taps = 0 } = byHour.get(index) ?? {}
        return { visits, taps }
      })
      return {
        from,
        until,
        untilHour: hour,
        figures: {
          ...summed(days.filter(({ day }) => isNow(day))),
          ratings: ratingsFrom(isNow),
          follows: follows.now,
          sales,
        },
        before: {
          ...without(before, summed(notYet)),
          ratings: ratingsFrom(isBefore),
          follows: follows.before,
          sales: salesBefore,
        },
        followers: follows.followers,
        days: shownDays,
        hours: shownHours,
        best: {
          hour: bestHour(shownHours.map(({ visits }) => visits)) ?? null,
          weekday: bestWeekday(shownDays) ?? null,
        },
        words: [...words],
        ...products,
        ...beginning,
      }
    },
  }
}
