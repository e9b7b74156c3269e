import { expect, test } from 'vitest'
import type { publicApi } from '#contract/index.ts'
import { createAppRouter } from '#web/app/router.tsx'
import { createClient } from '#web/shared/api/client.ts'
import { pages } from './offline-list.ts'

test('every page says whether it is cached, and no other address does', () => {
  const send = async () => ({ status: 503, body: {} })
  const router = createAppRouter({
    client: createClient<typeof publicApi>({}, send),
    send,
    page: { instant: 0, origin: 'https://zilbazar.mu' },
  })
  expect(Object.keys(pages).sort()).toEqual(Object.keys(router.routesByPath).sort())
})
