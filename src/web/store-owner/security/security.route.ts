import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./security-view.tsx')

export const securityRoute = viewRoute('/profile/security', screen, 'SecurityView')
