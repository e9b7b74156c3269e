import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./delete-store-screen.tsx')

export const deleteStoreRoute = {
  path: '/profile/delete',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'DeleteStoreScreen'),
} as const
