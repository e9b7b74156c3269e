import { desc, gte, max, sql, sum } from 'drizzle-orm'
import { api } from '#contract/index.ts'
import { addDays, mauritiusDay } from '#domain/mauritius-time.ts'
import type { SecurityEvent } from '#domain/security-event.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { browserErrors, securityEvents } from '#server/platform/database/schema/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { type SecurityLog, securityLogDays } from '#server/platform/security-log/security-log.ts'

const errorDays = 30
const mostErrors = 50
const mostEvents = 100

export function watchingRoutes(mount: Mount, tables: Tables, clock: Clock, log: SecurityLog) {
  mount(api.ownerWatching.securityEvents, async () => {
    await log.flush()
    const oldest = new Date(clock().getTime() - securityLogDays * 24 * 3600_000)
    const rows = await tables
      .select()
      .from(securityEvents)
      .where(gte(securityEvents.lastAt, oldest))
      .orderBy(desc(securityEvents.lastAt))
      .limit(mostEvents)
    const events = rows.map(({ event, kind, account, address, device, count, lastAt }) => ({
      event: event as SecurityEvent,
      login: kind,
      account,
      address,
      device,
      count,
      lastAt: lastAt.toISOString(),
    }))
    return { days: securityLogDays, events }
  })

  mount(api.ownerWatching.browserErrors, async () => {
    const { day, message, place, page, build, count, lastAt } = browserErrors
    const rows = await tables
      .select({
        message,
        place,
        build,
        page: sql<string>`min(${page})`,
        count: sum(count).mapWith(Number),
        lastAt: max(lastAt),
      })
      .from(browserErrors)
      .where(gte(day, addDays(mauritiusDay(clock()), 1 - errorDays)))
      .groupBy(message, place, build)
      .orderBy(desc(max(lastAt)))
      .limit(mostErrors)
    const errors = rows.map((row) => ({ ...row, lastAt: (row.lastAt ?? clock()).toISOString() }))
    return { days: errorDays, errors }
  })
}
