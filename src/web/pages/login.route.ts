import { lazyRouteComponent } from '@tanstack/react-router'
import { wayBackIn } from '#web/own-path.ts'
import type { PageContext } from './loading.ts'

const screen = () => import('./login.tsx')

export const loginRoute = {
  path: '/login',
  staticData: { module: 'src/web/pages/login.tsx' },
  component: lazyRouteComponent(screen, 'LoginPage'),
  validateSearch: wayBackIn,
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).loginHead(match.context.page.origin),
} as const
