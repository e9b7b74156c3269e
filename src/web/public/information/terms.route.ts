import { informationRoute } from '#web/shared/page/information-route.ts'

const screen = () => import('./terms.tsx')

export const termsRoute = informationRoute('/terms', screen)
