import { dashboard } from '#texts/store-owner/dashboard.ts'
import { viewOf, views } from './views.ts'

/** The title of a view: its name and the dashboard. The bare address only leads to a view. */
export function titleOfView(routeId: string | undefined): string {
  const view = viewOf(routeId)
  if (!view) return dashboard.title
  const receipt = view === 'fees/fees' && routeId !== views[view] ? [dashboard.receipt] : []
  return [...receipt, dashboard.views[view], dashboard.title].join(' – ')
}
