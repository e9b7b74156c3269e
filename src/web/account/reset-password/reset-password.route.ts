import { lazyRouteComponent } from '@tanstack/react-router'

const screen = () => import('./reset-password.tsx')

export const resetPasswordRoute = {
  path: '/reset-password/$token',
  staticData: { module: 'src/web/account/reset-password/reset-password.tsx' },
  component: lazyRouteComponent(screen, 'ResetPasswordPage'),
  head: async () => (await screen()).resetPasswordHead(),
} as const
