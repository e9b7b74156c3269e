import { getRouteApi } from '@tanstack/react-router'
import { insightPeriods } from '#domain/insights.ts'
import { InsightsView } from './insights-view.tsx'
import { usualPeriod } from './periods.ts'

const route = getRouteApi('/admin/dashboard/insights')

export function InsightsScreen() {
  const { period: asked } = route.useSearch()
  const period = insightPeriods.find((days) => days === asked) ?? usualPeriod
  return <InsightsView period={period} />
}
