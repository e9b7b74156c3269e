import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./person-screen.tsx')

export const ownerPersonRoute = viewRoute('/content/people/$personId', screen, 'PersonScreen')
