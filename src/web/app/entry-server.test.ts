// @vitest-environment node
import { expect, test } from 'vitest'
import type { Send } from '#web/shared/api/client.ts'
import { renderPage } from './entry-server.tsx'

const render = (path: string, send: Send) =>
  renderPage(`http://localhost${path}`, send, new Date('2026-11-14T08:00:00Z'))
const failing =
  (calls: RegExp, status: number): Send =>
  async ({ url }) =>
    calls.test(url)
      ? { status, body: { message: 'Ours to mend.', code: 'internal' } }
      : { status: 200, body: [] }

// A browser without script could not try again, and a robot would take the skeleton for the page.
test.each([
  ['/search?q=tea', /public\/search\?/],
  ['/hot-deals', /hot-deals\?/],
  ['/stores', /product\/public\/all-stores\?/],
  ['/map', /map/],
])('%s is an error page when its list could not be loaded on the server', async (path, calls) => {
  const page = await render(path, failing(calls, 500))
  expect(page.status).toBe(500)
  expect(page.html).toContain('A passing squall')
  expect(page.html).toContain('Try again')
})

test('a list that is refused on the server is loaded again by the browser', async () => {
  const page = await render('/search?q=tea', failing(/public\/search\?/, 429))
  expect(page.status).toBe(200)
  expect(page.html).not.toContain('A passing squall')
})
