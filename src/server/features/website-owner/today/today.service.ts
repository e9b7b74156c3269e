import type { Today } from '#contract/website-owner/today.ts'
import { dueDaysIn } from '#domain/advertising-fees.ts'
import { addDays, mauritiusDay, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { UndoneJobs } from '#server/platform/jobs/undone-jobs.ts'
import type { AdvertisingQueries } from './advertising.queries.ts'
import type { TodayQueries } from './today.queries.ts'

const shownDays = 30

const figures = {
  view: 'storeViews',
  call: 'calls',
  whatsapp: 'whatsapps',
  directions: 'directions',
  link: 'links',
} as const

export type TodayService = ReturnType<typeof todayService>

/** The first page of the console. */
export function todayService(
  queries: TodayQueries,
  advertising: AdvertisingQueries,
  mails: Pick<UndoneJobs, 'count'>,
  clock: Clock,
) {
  return {
    async today(): Promise<Today> {
      const today = mauritiusDay(clock())
      const fromDay = addDays(today, 1 - shownDays)
      const [waiting, { failing: failingMails }, people, stores, products, taps, arrivals, ...adverts] =
        await Promise.all([
          queries.waiting(dueDaysIn('grace', today).from),
          mails.count('mail'),
          queries.people(),
          queries.stores(),
          queries.products(),
          queries.taps(fromDay),
          queries.arrivals(startOfMauritiusDay(fromDay)),
          advertising.startingTomorrow(today),
          advertising.withoutProduct(today),
          advertising.refunds(),
        ])
      const [startingTomorrow, withoutProduct, refunds] = adverts
      const days = Array.from({ length: shownDays }, (_, index) => emptyDay(addDays(fromDay, index)))
      const byDay = new Map(days.map((figuresOfDay) => [figuresOfDay.day, figuresOfDay]))
      for (const { day, kind, isOnProduct, count } of taps) {
        const figuresOfDay = byDay.get(day)
        if (figuresOfDay)
          figuresOfDay[isOnProduct && kind === 'view' ? 'productViews' : figures[kind]] += count
      }
      for (const { day, what, count } of arrivals) {
        const figuresOfDay = byDay.get(day)
        if (figuresOfDay) figuresOfDay[what] += count
      }
      return {
        waiting: { ...waiting, failingMails },
        advertising: { startingTomorrow, withoutProduct, refunds },
        newest: { people: people.map(shown), stores: stores.map(shown), products: products.map(shown) },
        days,
      }
    },
  }
}

const shown = <Facts extends { id: string; createdAt: Date }>({ id, createdAt, ...facts }: Facts) => ({
  _id: id,
  ...facts,
  createdAt: createdAt.toISOString(),
})

const emptyDay = (day: string): Today['days'][number] => ({
  day,
  productViews: 0,
  storeViews: 0,
  calls: 0,
  whatsapps: 0,
  directions: 0,
  links: 0,
  ratings: 0,
  signUps: 0,
})
