import { informationRoute } from '#web/shared/page/information-route.ts'

const screen = () => import('./display-request.tsx')

export const displayRequestRoute = informationRoute('/display-request', screen)
