import { dehydrate, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createAppRouter } from './router.tsx'

const queryKey = ['product', 'kettle']

/** A page with one call, rendered an hour before this visit began. */
async function opened() {
  const hourAgo = performance.timeOrigin - 3_600_000
  const server = new QueryClient()
  server.setQueryData(queryKey, { title: 'Kettle' }, { updatedAt: hourAgo })
  const unused = vi.fn<() => never>()
  const router = createAppRouter({
    client: unused as never,
    send: unused,
    page: { instant: Date.now(), origin: location.origin },
  })
  const page = { instant: hourAgo, origin: 'http://localhost:3000' }
  const query = {
    initial: dehydrate(server).queries,
    stream: new ReadableStream({ start: (it) => it.close() }),
  }
  await router.options.hydrate?.({ page, query } as Parameters<NonNullable<typeof router.options.hydrate>>[0])
  const { state } = router.options.context.queryClient.getQueryCache().find({ queryKey }) ?? {}
  return { state, hourAgo }
}

afterEach(() => {
  delete document.documentElement.dataset.keptAt
  vi.restoreAllMocks()
})

test('what came with a page is not asked for again, although the page was rendered long before', async () => {
  const { state } = await opened()
  expect(state).toMatchObject({ data: { title: 'Kettle' }, dataUpdatedAt: performance.timeOrigin })
})

test('what came with a page that was kept for use offline is as old as that', async () => {
  document.documentElement.dataset.keptAt = '2026-11-14T08:00:00Z'
  const { state, hourAgo } = await opened()
  expect(state).toMatchObject({ data: { title: 'Kettle' }, dataUpdatedAt: hourAgo })
})

test('what came with a page that the browser shows again after Back is as old as that', async () => {
  const again = { type: 'back_forward' } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([again])
  const { state, hourAgo } = await opened()
  expect(state).toMatchObject({ data: { title: 'Kettle' }, dataUpdatedAt: hourAgo })
})
