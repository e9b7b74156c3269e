import { dashboard } from '#texts/store-owner/dashboard.ts'
import { viewOf, views } from './views.ts'

const papers = [
  ['/receipts/', dashboard.receipt],
  ['/statements/', dashboard.statement],
] as const

/** The title of a view: its name and the dashboard. The bare address only leads to a view. */
export function titleOfView(routeId: string | undefined): string {
  const view = viewOf(routeId)
  if (!view) return dashboard.title
  const paper = routeId === views[view] ? [] : [papers.find(([part]) => routeId?.includes(part))?.[1]]
  return [...paper, dashboard.views[view], dashboard.title].filter(Boolean).join(' – ')
}
