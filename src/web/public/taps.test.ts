// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { countTap } from './taps.ts'

afterEach(() => void vi.restoreAllMocks())

test('a tap is sent as a JSON beacon', async () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const tap = { kind: 'call', storeId: '00000000-0000-7000-8000-000000000000' } as const
  countTap(tap)
  const [url, body] = send.mock.calls[0] ?? []
  expect(url).toBe('/api/taps')
  expect((body as Blob).type).toBe('application/json')
  expect(JSON.parse(await (body as Blob).text())).toEqual(tap)
})
