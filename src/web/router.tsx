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
import { HomePageSkeleton } from './pages/home-skeleton.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { en } from './texts/en.ts'

export interface RouterContext {
  client: Client
  queryClient: QueryClient
  /** The instant the server rendered at: the first render in the browser shows the same. */
  page: { instant: number }
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

const homeOptions = {
  getParentRoute: () => root,
  staticData: { module: 'src/web/pages/home-screen.tsx' },
  component: lazyRouteComponent(() => import('./pages/home-screen.tsx'), 'HomeScreen'),
  pendingComponent: HomePageSkeleton,
  loader: ({ context }: { context: RouterContext }) => loadHome(context),
  head: () => ({
    meta: [{ title: en.home.title }, { name: 'description', content: en.home.description }],
  }),
} as const

/** The site map: path → page and what it loads. */
const routeTree = root.addChildren([
  createRoute({ ...homeOptions, path: '/' }),
  createRoute({ ...homeOptions, path: '/homepage' }),
])

export function createAppRouter(options: { client: Client; instant: number }) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: 1, refetchOnWindowFocus: false } },
  })
  const page = { instant: options.instant }
  const router = createRouter({
    routeTree,
    context: { client: options.client, queryClient, page },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ({ reset }) => <FailurePage onTryAgain={reset} />,
    scrollRestoration: true,
    dehydrate: () => page,
    hydrate: (dehydrated: typeof page) => {
      page.instant = dehydrated.instant
    },
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}
