import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./today-screen.tsx')

export const todayRoute = viewRoute('/', screen, 'TodayScreen')
