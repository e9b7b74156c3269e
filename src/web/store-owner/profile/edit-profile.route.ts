import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./edit-profile-screen.tsx')

export const editProfileRoute = viewRoute('/profile/edit', screen, 'EditProfileScreen')
