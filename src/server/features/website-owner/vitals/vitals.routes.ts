import { api } from '#contract/index.ts'
import { addDays, mauritiusDay } from '#domain/mauritius-time.ts'
import { measuredPages, p75, type Vital } from '#domain/vitals.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { VitalsQueries } from './vitals.queries.ts'

const shownDays = 28

export function vitalsRoutes(mount: Mount, queries: VitalsQueries, clock: Clock) {
  mount(api.ownerVitals.vitals, async () => {
    const rows = await queries.since(addDays(mauritiusDay(clock()), 1 - shownDays))
    const pages = measuredPages.flatMap((page) => {
      const ofPage = rows.filter((row) => row.page === page)
      const measured = (vital: Vital) => summary(vital, ofPage)
      return ofPage.length > 0
        ? [{ page, lcp: measured('lcp'), inp: measured('inp'), cls: measured('cls') }]
        : []
    })
    return { days: shownDays, pages }
  })
}

type Rows = Awaited<ReturnType<VitalsQueries['since']>>

function summary(vital: Vital, rows: Rows) {
  const counts = new Map(
    rows.filter((row) => row.vital === vital).map(({ bucket, count }) => [bucket, count]),
  )
  const visits = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return visits > 0 ? { p75: p75(vital, counts), visits } : null
}
