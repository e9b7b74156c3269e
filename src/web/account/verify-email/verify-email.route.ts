import { lazyRouteComponent } from '@tanstack/react-router'

const screen = () => import('./verify-email.tsx')

export const verifyEmailRoute = {
  path: '/verify-email/$token',
  staticData: { module: 'src/web/account/verify-email/verify-email.tsx' },
  component: lazyRouteComponent(screen, 'VerifyEmailPage'),
  head: async () => (await screen()).verifyEmailHead(),
} as const
