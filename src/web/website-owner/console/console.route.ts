import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./console.tsx')

/** Only the browser knows the session, so the server renders the frame alone. */
export const consoleRoute = {
  path: '/owner',
  staticData: { ...screenModule(screen), hasOwnFrame: true },
  component: lazyRouteComponent(screen, 'Console'),
  // The views have no heads of their own: their titles are downloaded with the console.
  head: async ({ matches }: { matches: readonly { routeId: string }[] }) =>
    (await screen()).consoleHead(matches.at(-1)?.routeId),
} as const
