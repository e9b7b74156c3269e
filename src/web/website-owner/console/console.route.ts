import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./console.tsx')

/** What surrounds every screen of the console; whose it is only the browser knows. */
export const consoleRoute = {
  path: '/owner',
  staticData: { ...screenModule(screen), hasOwnFrame: true },
  component: lazyRouteComponent(screen, 'Console'),
  head: async () => (await screen()).ownerHead(),
} as const
