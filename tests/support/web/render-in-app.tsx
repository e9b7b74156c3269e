import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** For tests: draws something that holds links, and tells where they led; `context` is what loaders would be given. */
export async function renderInApp(content: ReactNode, context: object = {}, at = '/', state: object = {}) {
  const history = createMemoryHistory({ initialEntries: [at] })
  history.replace(at, state)
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content, notFoundComponent: () => null }),
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
