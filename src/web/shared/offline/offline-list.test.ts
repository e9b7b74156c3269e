import { expect, test } from 'vitest'
import type { publicApi } from '#contract/index.ts'
import { createAppRouter } from '#web/app/router.tsx'
import { createClient } from '#web/shared/api/client.ts'
import { pages } from './offline-list.ts'

test('the offline list has every page of the site and no other address', () => {
  const send = async () => ({ status: 503, body: {} })
  const router = createAppRouter({
    client: createClient<typeof publicApi>({}, send),
    send,
    page: { instant: 0, origin: 'https://zilbazar.mu' },
  })
  const [listed, paths] = [Object.keys(pages), Object.keys(router.routesByPath)]
  const isBelow = (path: string, page: string) => pages[page] === 'not cached' && path.startsWith(`${page}/`)
  expect(paths.filter((path) => !listed.some((page) => path === page || isBelow(path, page)))).toEqual([])
  expect(listed.filter((page) => !paths.includes(page))).toEqual([])
})
