import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from './loading.ts'
import { wayBackIn } from './own-path.ts'

const screen = () => import('./signup.tsx')

export const signupRoute = {
  path: '/signup',
  staticData: { module: 'src/web/pages/signup.tsx' },
  component: lazyRouteComponent(screen, 'SignupPage'),
  validateSearch: wayBackIn,
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).signupHead(match.context.page.origin),
} as const
