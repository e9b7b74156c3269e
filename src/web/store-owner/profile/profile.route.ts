import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./profile-screen.tsx')

export const profileRoute = viewRoute('/profile', screen, 'ProfileScreen')
