import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./today-screen.tsx')

export const todayRoute = {
  path: '/',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'TodayScreen'),
} as const
