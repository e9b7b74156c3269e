import { lazyRouteComponent } from '@tanstack/react-router'
import { yesIn } from '#web/shared/address/address-values.ts'
import { type ReturnTo, returnToIn } from '#web/shared/address/own-path.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./admin-login.tsx')

export const adminLoginRoute = {
  path: '/admin/login',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'AdminLoginPage'),
  validateSearch: (query: Record<string, unknown>): ReturnTo & { forgot?: true | undefined } => ({
    ...returnToIn(query),
    forgot: yesIn(query.forgot),
  }),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).adminLoginHead(match.context.page.origin),
} as const

/** Opened from a mail. In the same module, because every page downloads the list of modules. */
export const newStorePasswordRoute = {
  path: '/admin/reset-password/$token',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'ResetPasswordPage'),
  head: async () => (await screen()).resetPasswordHead(),
} as const
