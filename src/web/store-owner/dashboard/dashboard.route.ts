import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./dashboard.tsx')

/** Only the browser knows the session, so the server renders the frame alone. */
export const dashboardRoute = {
  path: '/admin/dashboard',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'Dashboard'),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).dashboardHead(match.context.page.origin),
} as const
