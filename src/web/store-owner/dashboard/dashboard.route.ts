import { lazyRouteComponent } from '@tanstack/react-router'
import { idIn, wordsIn } from '#web/shared/address/address-values.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./dashboard.tsx')

export interface DashboardAddress {
  tab?: string | undefined
  view?: string | undefined
  product?: string | undefined
}

/** Whose dashboard it is only the browser knows: the server sends its frame. */
export const dashboardRoute = {
  path: '/admin/dashboard',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'DashboardPage'),
  validateSearch: (query: Record<string, unknown>): DashboardAddress => ({
    tab: wordsIn(query.tab),
    view: wordsIn(query.view),
    product: idIn(query.product),
  }),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).dashboardHead(match.context.page.origin),
} as const
