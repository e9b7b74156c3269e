import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** For tests: draws something that holds links, and tells where they led. */
export async function renderInApp(content: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const { container } = render(<RouterProvider router={router} />)
  return { container, address: () => router.history.location.href }
}
