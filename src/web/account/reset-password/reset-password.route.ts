import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./reset-password.tsx')

export const resetPasswordRoute = {
  path: '/reset-password/$token',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'ResetPasswordPage'),
  head: async () => (await screen()).resetPasswordHead(),
} as const
