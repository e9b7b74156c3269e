import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

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

/** For tests: draws something that holds links, and tells where they led; `context` is what loaders would be given. */
export async function renderInApp(
  content: ReactNode,
  context: object = {},
  at = '/',
  state: object = {},
  routes: Routes = () => [],
) {
  const history = createMemoryHistory({ initialEntries: [at] })
  history.replace(at, state)
  const root = createRootRoute({ component: () => content, notFoundComponent: () => null })
  const router = createRouter({
    routeTree: root.addChildren(routes(root)),
    context,
    history,
  })
  await router.load()
  const { container } = render(<RouterProvider router={router} />)
  return {
    container,
    address: () => router.history.location.href,
    /** What the last navigation told the page without writing it into the address. */
    told: () => router.history.location.state,
  }
}
