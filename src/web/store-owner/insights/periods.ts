import type { InsightPeriod } from '#domain/insights.ts'
import type { Destination } from '#web/ui/buttons/app-link.tsx'

/** The period of an address that names none. */
export const usualPeriod: InsightPeriod = 30

export const toPeriod = (period: InsightPeriod): Destination => ({
  to: '/admin/dashboard/insights',
  search: { period: period === usualPeriod ? undefined : period },
})
