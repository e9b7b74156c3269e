import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { measureVitals } from './measure-vitals.ts'

type Note = (list: { getEntries: () => object[] }) => void

let observed: Record<string, Note>
let isHidden: boolean
let send: MockInstance<typeof navigator.sendBeacon>

beforeEach(() => {
  observed = {}
  isHidden = false
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['layout-shift']
      note: Note
      constructor(note: Note) {
        this.note = note
      }
      observe({ type }: { type: string }) {
        observed[type] = this.note
      }
      takeRecords() {
        return []
      }
    },
  )
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
})
afterEach(() => {
  Reflect.deleteProperty(performance, 'interactionCount')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const note = (type: string, ...entries: object[]) => observed[type]?.({ getEntries: () => entries })

async function leave() {
  isHidden = true
  dispatchEvent(new Event('visibilitychange'))
  return Promise.all(
    send.mock.calls.map(async ([address, body]) => [address, JSON.parse(await (body as Blob).text())]),
  )
}

test('a visit sends its largest paint, its longest wait and its movement once, with the kind of its page', async () => {
  history.replaceState(null, '', '/fr/product/0193a000')
  measureVitals()
  note('largest-contentful-paint', { startTime: 900 }, { startTime: 1400 })
  note('first-input', { interactionId: 1, duration: 16 })
  note('event', { interactionId: 1, duration: 48 }, { interactionId: 2, duration: 120 }, { duration: 900 })
  note(
    'layout-shift',
    { value: 0.01, startTime: 100 },
    { value: 0.02, startTime: 900 },
    { value: 0.025, startTime: 5000 },
    { value: 0.5, startTime: 5100, hadRecentInput: true },
  )
  expect(await leave()).toEqual([['/api/vitals', { page: 'product', lcp: 1400, inp: 120, cls: 0.03 }]])
  expect(await leave()).toHaveLength(1)
})

test('a visit without a tap sends no wait', async () => {
  history.replaceState(null, '', '/')
  measureVitals()
  note('largest-contentful-paint', { startTime: 700 })
  expect(await leave()).toEqual([['/api/vitals', { page: 'home', lcp: 700, cls: 0 }]])
})

test('one interaction in fifty may be slower', async () => {
  history.replaceState(null, '', '/stores')
  Object.defineProperty(performance, 'interactionCount', { value: 60, configurable: true })
  measureVitals()
  note('event', { interactionId: 1, duration: 900 }, { interactionId: 2, duration: 80 })
  expect(await leave()).toEqual([['/api/vitals', { page: 'stores', inp: 80, cls: 0 }]])
})

test.each(['/login', '/settings', '/owner/fees', '/verify-email/secret'])(
  '%s is not measured',
  async (path) => {
    history.replaceState(null, '', path)
    measureVitals()
    expect(await leave()).toEqual([])
  },
)

test('a page that opens in the background is not measured', async () => {
  history.replaceState(null, '', '/')
  isHidden = true
  measureVitals()
  expect(await leave()).toEqual([])
})

test('a page that is left without being hidden is measured too', async () => {
  history.replaceState(null, '', '/search')
  measureVitals()
  dispatchEvent(new Event('pagehide'))
  expect(await leave()).toEqual([['/api/vitals', { page: 'search', cls: 0 }]])
})
