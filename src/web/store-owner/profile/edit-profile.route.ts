import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./edit-profile-screen.tsx')

export const editProfileRoute = {
  path: '/profile/edit',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'EditProfileScreen'),
} as const
