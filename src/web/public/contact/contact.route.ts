import { informationRoute } from '#web/shared/page/information-route.ts'

const screen = () => import('./contact.tsx')

export const contactRoute = informationRoute('/contact', screen)
