import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./dashboard.tsx')

/** Only the browser knows the session, so the server renders the frame alone. */
export const dashboardRoute = {
  path: '/admin/dashboard',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'Dashboard'),
  // The views have no heads of their own: their titles are downloaded with the dashboard.
  head: async ({
    match,
    matches,
  }: {
    match: { context: PageContext }
    matches: readonly { routeId: string }[]
  }) => (await screen()).dashboardHead(match.context.page.origin, matches.at(-1)?.routeId),
} as const
