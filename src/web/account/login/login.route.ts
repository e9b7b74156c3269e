import { lazyRouteComponent } from '@tanstack/react-router'
import { returnToIn } from '#web/shared/address/own-path.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./login.tsx')

export const loginRoute = {
  path: '/login',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'LoginPage'),
  validateSearch: returnToIn,
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).loginHead(match.context.page.origin),
} as const
