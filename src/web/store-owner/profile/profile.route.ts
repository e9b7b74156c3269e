import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./profile-screen.tsx')

export const profileRoute = {
  path: '/profile',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'ProfileScreen'),
} as const
