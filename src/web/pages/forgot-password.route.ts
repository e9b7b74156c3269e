import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from './loading.ts'

const screen = () => import('./forgot-password.tsx')

export const forgotPasswordRoute = {
  path: '/forgot-password',
  staticData: { module: 'src/web/pages/forgot-password.tsx' },
  component: lazyRouteComponent(screen, 'ForgotPasswordPage'),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).forgotPasswordHead(match.context.page.origin),
} as const
