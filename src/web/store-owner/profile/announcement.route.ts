import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./announcement-screen.tsx')

export const announcementRoute = {
  path: '/profile/announcement',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'AnnouncementScreen'),
} as const
