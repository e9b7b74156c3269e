import { informationRoute } from '#web/shared/page/information-route.ts'

const screen = () => import('./privacy-policy.tsx')

export const privacyPolicyRoute = informationRoute('/privacy-policy', screen)
