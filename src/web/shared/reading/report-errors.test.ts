import { afterEach, expect, test, vi } from 'vitest'
import { reportErrors } from './report-errors.ts'

afterEach(() => void vi.restoreAllMocks())

test('errors and rejections are reported by place, without the query, five times a page at most', async () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  history.replaceState(null, '', '/fr/search?q=something+private')
  reportErrors()
  const filename = 'https://zilbazar.mu/assets/Cx3-_abc.js'
  dispatchEvent(
    new ErrorEvent('error', { message: `x is undefined ${'y'.repeat(500)}`, filename, lineno: 3, colno: 14 }),
  )
  const reason = Object.assign(new Error('not loaded'), {
    stack: `Error: not loaded\n    at run (${filename}:7:21)`,
  })
  const rejected = Object.assign(new Event('unhandledrejection'), { reason })
  for (let time = 0; time < 10; time += 1) dispatchEvent(rejected)

  expect(send).toHaveBeenCalledTimes(5)
  const [first, second] = await Promise.all(
    send.mock.calls.map(async ([, body]) => JSON.parse(await (body as Blob).text())),
  )
  expect(first).toEqual({
    message: `x is undefined ${'y'.repeat(185)}`,
    place: 'Cx3-_abc.js:3:14',
    page: '/fr/search',
  })
  expect(second).toEqual({ message: 'not loaded', place: 'Cx3-_abc.js:7:21', page: '/fr/search' })
  expect(send.mock.calls[0]?.[0]).toBe('/api/browser-errors')
})
