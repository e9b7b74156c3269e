import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type HistoryState,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { Toasts } from '#web/ui/overlays/toasts.tsx'
import { typist } from './typist.ts'

/** The routes below the given root, for content that is a route or reads its address from one. */
export type Routes = (root: AnyRoute) => AnyRoute[]

interface PageRoute {
  path: string
  component: RouteComponent
  validateSearch?: (query: Record<string, unknown>) => object
}

/** One page at its own address, without its head and loader. */
export const pageAlone =
  ({ path, component, validateSearch }: PageRoute): Routes =>
  (root) => [createRoute({ getParentRoute: () => root, path, component, validateSearch })]

interface Surroundings {
  client?: object
  /** Sends the calls of areas that have their own client. */
  send?: unknown
  queryClient?: QueryClient
  at?: string
  /** '/fr' for the French site. */
  basepath?: string
  /** The history state from the page before. */
  state?: HistoryState | undefined
  routes?: Routes | undefined
}

/** Renders a part of the app with links, queries and toasts, and tells where links led. */
export async function renderInApp(
  content: ReactNode,
  {
    queryClient = oneTry(),
    at = '/',
    basepath = '/',
    state = {},
    routes = () => [],
    ...calls
  }: Surroundings = {},
) {
  // Toasts live in their module: those of the test before must not show here.
  toast.remove()
  const history = createMemoryHistory({ initialEntries: [at] })
  history.replace(at, state)
  const page = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {content}
        <Toasts />
      </QueryClientProvider>
    </StrictMode>
  )
  const root = createRootRoute({ component: () => page, notFoundComponent: () => null })
  const router = createRouter({
    routeTree: root.addChildren(routes(root)),
    context: { queryClient, page: { origin: 'https://zilbazar.mu', instant: Date.now() }, ...calls },
    basepath,
    history,
  })
  await router.load()
  const { container } = render(<RouterProvider router={router} />)
  return {
    container,
    queryClient,
    user: typist(),
    address: () => router.history.location.href,
    /** The history state of the last navigation. */
    historyState: () => router.history.location.state,
  }
}

/** Queries that fail at the first failure. */
export const oneTry = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
