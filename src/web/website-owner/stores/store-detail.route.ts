import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./store-detail-screen.tsx')

export const ownerStoreRoute = {
  path: '/stores/$storeId',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'StoreDetailScreen'),
} as const
