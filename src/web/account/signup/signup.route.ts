import { lazyRouteComponent } from '@tanstack/react-router'
import { returnToIn } from '#web/shared/address/own-path.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./signup.tsx')

export const signupRoute = {
  path: '/signup',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'SignupPage'),
  validateSearch: returnToIn,
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).signupHead(match.context.page.origin),
} as const
