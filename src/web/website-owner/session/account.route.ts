import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./account-screen.tsx')

export const ownerAccountRoute = {
  path: '/account',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'AccountScreen'),
} as const
