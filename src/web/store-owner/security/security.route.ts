import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./security-view.tsx')

export const securityRoute = {
  path: '/profile/security',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'SecurityView'),
} as const
