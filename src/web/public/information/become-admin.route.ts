import { informationRoute } from '#web/shared/page/information-route.ts'

const screen = () => import('./become-admin.tsx')

export const becomeAdminRoute = informationRoute('/become-admin', screen)
