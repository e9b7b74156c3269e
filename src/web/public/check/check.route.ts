import { informationRoute } from '#web/shared/page/information-route.ts'

export const checkRoute = informationRoute('/check', () => import('./check.tsx'))
