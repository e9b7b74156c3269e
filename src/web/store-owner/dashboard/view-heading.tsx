import { dashboard } from '#texts/store-owner/dashboard.ts'
import type { DashboardView } from './views.ts'

export function ViewHeading({ view }: { view: DashboardView }) {
  const { views } = dashboard
  return <h1 className="heading mb-4 text-2xl print:hidden">{views[view]}</h1>
}
