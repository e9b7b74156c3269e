import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./account-screen.tsx')

export const ownerAccountRoute = viewRoute('/account', screen, 'AccountScreen')
