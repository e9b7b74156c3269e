import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./hours-view.tsx')

export const hoursRoute = viewRoute('/profile/hours', screen, 'HoursView')
