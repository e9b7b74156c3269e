import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./banner-screens.tsx')

export const newBannerRoute = viewRoute('/banners/new', screen, 'NewBannerScreen')
