import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '#web/shared/page/loading.ts'

const screen = () => import('./forgot-password.tsx')

export const forgotPasswordRoute = {
  path: '/forgot-password',
  staticData: { module: 'src/web/account/forgot-password/forgot-password.tsx' },
  component: lazyRouteComponent(screen, 'ForgotPasswordPage'),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).forgotPasswordHead(match.context.page.origin),
} as const
