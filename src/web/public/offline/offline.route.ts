import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageContext } from '#web/shared/page/loading.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./offline.tsx')

/** The service worker caches this page and shows it for pages that it has not cached. */
export const offlineRoute = {
  path: '/offline',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'OfflinePage'),
  head: async ({ match }: { match: { context: PageContext } }) =>
    (await screen()).offlineHead(match.context.page.origin),
} as const
