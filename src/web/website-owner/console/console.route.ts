import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./console.tsx')

/** Only the browser knows the session, so the server renders the frame alone. */
export const consoleRoute = {
  path: '/owner',
  staticData: { ...screenModule(screen), hasOwnFrame: true },
  component: lazyRouteComponent(screen, 'Console'),
  head: async () => (await screen()).ownerHead(),
} as const
