import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./delete-store-screen.tsx')

export const deleteStoreRoute = viewRoute('/profile/delete', screen, 'DeleteStoreScreen')
