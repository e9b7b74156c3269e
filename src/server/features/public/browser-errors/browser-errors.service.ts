import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { BrowserError } from '#contract/public/browser-errors.ts'
import { addDays, mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { browserErrors } from '#server/platform/database/schema/index.ts'
import { createGathering } from '#server/platform/gathering.ts'
import { type CreateCounter, isOver } from '#server/platform/limits/counters.ts'
import { version } from '#server/platform/version.ts'
import { cleanedError } from './cleaned-error.ts'

interface Deps {
  tables: Tables
  createCounter: CreateCounter
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  isRobot: (userAgent: string | undefined) => boolean
}

type Row = NonNullable<ReturnType<typeof cleanedError>> & { day: string; build: string }

const keptDays = 30
const reportsFromAddressInMinute = 20
/** Different errors of one day; a build does not have more. */
const mostOfDay = 500

export type BrowserErrorsService = ReturnType<typeof browserErrorsService>

/** Counts errors of our scripts in visitors' browsers. Addresses only limit how often one is counted. */
export function browserErrorsService({ tables, createCounter, clock, log, isRobot }: Deps) {
  const reportsFrom = createCounter({
    name: 'browserErrors',
    most: reportsFromAddressInMinute,
    withinMs: 60_000,
  })

  const gathering = createGathering<Row>({
    keyOf: ({ day, message, place, page, build }) => [day, place, page, build, message].join(' '),
    name: 'errors of browsers',
    log,
    most: 100,
    async write(rows) {
      const today = mauritiusDay(clock())
      await tables.delete(browserErrors).where(lt(browserErrors.day, addDays(today, -keptDays)))
      await tables.execute(sql`
        insert into ${browserErrors} (day, message, place, page, build, count, last_at)
        select day, message, place, page, build, count, "lastAt"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (day date, message text, place text, page text, build text, count int, "lastAt" timestamptz)
        where (select count(*) from ${browserErrors} where day = ${today}) < ${mostOfDay}
        order by day, message, place, page, build
        on conflict (day, message, place, page, build)
          do update set count = browser_errors.count + excluded.count, last_at = excluded.last_at`)
    },
  })

  return {
    async report(
      report: BrowserError,
      { address, userAgent }: { address: string; userAgent: string | undefined },
    ): Promise<void> {
      const now = clock()
      if (isRobot(userAgent) || (await isOver(reportsFrom, address, now.getTime()))) return
      const cleaned = cleanedError(report)
      if (cleaned) gathering.add({ ...cleaned, day: mauritiusDay(now), build: version }, now)
    },
    flush: gathering.flush,
  }
}
