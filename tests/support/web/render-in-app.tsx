import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type HistoryState,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { Notices } from '#web/ui/overlays/notices.tsx'
import { typist } from './typist.ts'

interface Surroundings {
  /** The server's answers, call by call. */
  client?: object
  /** Carries the calls of areas that come with their own screens. */
  send?: unknown
  queryClient?: QueryClient
  at?: string
  /** What the page before told this one. */
  state?: HistoryState | undefined
}

/** For tests: a part of the app, with links, queries and toasts; tells where links led. */
export async function renderInApp(
  content: ReactNode,
  { queryClient = oneTry(), at = '/', state = {}, ...calls }: Surroundings = {},
) {
  const history = createMemoryHistory({ initialEntries: [at] })
  history.replace(at, state)
  const page = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {content}
        <Notices />
      </QueryClientProvider>
    </StrictMode>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page, notFoundComponent: () => null }),
    context: { queryClient, ...calls },
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
    told: () => router.history.location.state,
  }
}

/** Queries that fail at the first failure. */
export const oneTry = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
