import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./admin-signup.tsx')

export const adminSignupRoute = {
  path: '/admin/signup',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'AdminSignupPage'),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).adminSignupHead(match.context.page.origin),
} as const
