import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./verify-email.tsx')

export const verifyEmailRoute = {
  path: '/verify-email/$token',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'VerifyEmailPage'),
  head: async () => (await screen()).verifyEmailHead(),
} as const
