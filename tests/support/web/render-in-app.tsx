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
import { Toasts } from '#web/ui/overlays/toasts.tsx'
import { typist } from './typist.ts'

/** The routes below the given root, where what is drawn is itself a route or reads its address from one. */
export type Routes = (root: AnyRoute) => AnyRoute[]

interface PageRoute {
  path: string
  component: RouteComponent
  validateSearch?: (query: Record<string, unknown>) => object
}

/** One page at its own address, without its head and what it loads. */
export const pageAlone =
  ({ path, component, validateSearch }: PageRoute): Routes =>
  (root) => [createRoute({ getParentRoute: () => root, path, component, validateSearch })]

interface Surroundings {
  /** The server's answers, call by call. */
  client?: object
  /** Carries the calls of areas that come with their own screens. */
  send?: unknown
  queryClient?: QueryClient
  at?: string
  /** '/fr' for the French site. */
  basepath?: string
  /** What the page before told this one. */
  state?: HistoryState | undefined
  routes?: Routes | undefined
}

/** For tests: a part of the app, with links, queries and toasts; tells where links led. */
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
    context: { queryClient, ...calls },
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
    /** What the last navigation told the page without writing it into the address. */
    historyState: () => router.history.location.state,
  }
}

/** Queries that fail at the first failure. */
export const oneTry = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
