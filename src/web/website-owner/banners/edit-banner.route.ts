import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./banner-screens.tsx')

export const editBannerRoute = viewRoute('/banners/$bannerId', screen, 'EditBannerScreen')
