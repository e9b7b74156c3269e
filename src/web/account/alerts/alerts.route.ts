import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./alerts.tsx')

export const alertsRoute = {
  path: '/settings/alerts',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'AlertsPage'),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).alertsHead(match.context.page.origin),
} as const
