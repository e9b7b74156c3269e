import { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { Client } from './api/client.ts'
import { Document } from './document.tsx'
import { loadHome } from './features/home/home-queries.ts'
import { FailurePage } from './pages/failure.tsx'
import { homeHead } from './pages/home-head.ts'
import { HomePageSkeleton } from './pages/home-skeleton.tsx'
import { NotFoundPage } from './pages/not-found.tsx'

export interface RouterContext {
  client: Client
  queryClient: QueryClient
  page: Page
}

/** What the server knew when it rendered: the first render in the browser must show the same. */
export interface Page {
  instant: number
  /** Where visitors reach us, for canonical addresses and link previews. */
  origin: string
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's own module, so that the server can tell the browser to fetch it at once. */
    module?: string
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Document,
  notFoundComponent: NotFoundPage,
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [{ rel: 'icon', href: '/icons/desert-island.webp', type: 'image/webp' }],
  }),
})

const home = {
  getParentRoute: () => root,
  staticData: { module: 'src/web/pages/home-screen.tsx' },
  component: lazyRouteComponent(() => import('./pages/home-screen.tsx'), 'HomeScreen'),
  pendingComponent: HomePageSkeleton,
  loader: ({ context }: { context: RouterContext }) => loadHome(context),
  head: ({ match }: { match: { context: RouterContext } }) => homeHead(match.context.page.origin),
} as const

/** The site map: path → page and what it loads. */
const routeTree = root.addChildren([
  createRoute({ ...home, path: '/' }),
  createRoute({ ...home, path: '/homepage' }),
])

export function createAppRouter({ client, page }: { client: Client; page: Page }) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
  })
  const router = createRouter({
    routeTree,
    context: { client, queryClient, page },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ({ reset }) => <FailurePage onTryAgain={reset} />,
    scrollRestoration: true,
    dehydrate: () => ({ page }),
    hydrate: (dehydrated: { page: Page }) => {
      Object.assign(page, dehydrated.page)
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}
