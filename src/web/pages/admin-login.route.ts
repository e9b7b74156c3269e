import { lazyRouteComponent } from '@tanstack/react-router'
import { type WayBack, wayBackIn } from '#web/own-path.ts'
import { yesIn } from './address-values.ts'
import type { PageContext } from './loading.ts'

const screen = () => import('./admin-login.tsx')

export const adminLoginRoute = {
  path: '/admin/login',
  staticData: { module: 'src/web/pages/admin-login.tsx' },
  component: lazyRouteComponent(screen, 'AdminLoginPage'),
  validateSearch: (query: Record<string, unknown>): WayBack & { forgot?: true | undefined } => ({
    ...wayBackIn(query),
    forgot: yesIn(query.forgot),
  }),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).adminLoginHead(match.context.page.origin),
} as const
