import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./confirm-email.tsx')

export const confirmEmailRoute = {
  path: '/confirm-email/$token',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'ConfirmEmailPage'),
  head: async () => (await screen()).confirmEmailHead(),
} as const
