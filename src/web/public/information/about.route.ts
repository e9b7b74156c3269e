import { informationRoute } from '#web/shared/page/information-route.ts'

const screen = () => import('./about.tsx')

export const aboutRoute = informationRoute('/about', screen)
