import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { returnToIn } from '#web/website-owner/console/return-to.ts'

const screen = () => import('./owner-login.tsx')

/** The login is outside the console's layout, which requires a session. */
export const ownerLoginRoute = {
  path: '/owner/login',
  staticData: { ...screenModule(screen), hasOwnFrame: true },
  component: lazyRouteComponent(screen, 'OwnerLoginScreen'),
  validateSearch: returnToIn,
  head: async () => (await screen()).loginHead(),
} as const
