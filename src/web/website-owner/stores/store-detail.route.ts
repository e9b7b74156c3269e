import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./store-detail-screen.tsx')

export const ownerStoreRoute = viewRoute('/stores/$storeId', screen, 'StoreDetailScreen')
