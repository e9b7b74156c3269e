import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./forgot-password.tsx')

export const forgotPasswordRoute = {
  path: '/forgot-password',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'ForgotPasswordPage'),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).forgotPasswordHead(match.context.page.origin),
} as const
