import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { returnToIn } from '#web/website-owner/console/return-to.ts'

const screen = () => import('./owner-login.tsx')

/** The console's own login: outside of its layout, which nobody sees before. */
export const ownerLoginRoute = {
  path: '/owner/login',
  staticData: { ...screenModule(screen), hasOwnFrame: true },
  component: lazyRouteComponent(screen, 'OwnerLoginScreen'),
  validateSearch: returnToIn,
  head: async () => (await screen()).ownerHead(),
} as const
