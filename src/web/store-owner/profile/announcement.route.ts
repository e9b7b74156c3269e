import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./announcement-screen.tsx')

export const announcementRoute = viewRoute('/profile/announcement', screen, 'AnnouncementScreen')
