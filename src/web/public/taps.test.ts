import { afterEach, expect, test, vi } from 'vitest'
import { countBeforeProgram, countSearch, countTap, countView } from './taps.ts'

let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test('a tap is sent as a JSON beacon', async () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const tap = { kind: 'call', storeId: '00000000-0000-7000-8000-000000000000' } as const
  countTap(tap)
  const [url, body] = send.mock.calls[0] ?? []
  expect(url).toBe('/api/taps')
  expect((body as Blob).type).toBe('application/json')
  expect(JSON.parse(await (body as Blob).text())).toEqual(tap)
})

const storeId = '00000000-0000-7000-8000-000000000001'
const productId = '00000000-0000-7000-8000-000000000002'

/** What was sent, as the server reads it. */
function watchBeacons() {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  return () => Promise.all(send.mock.calls.map(async ([, body]) => JSON.parse(await (body as Blob).text())))
}

function open(page: string) {
  document.documentElement.removeAttribute('data-interactive')
  document.documentElement.removeAttribute('data-viewed')
  document.body.innerHTML = page
  stop = countBeforeProgram()
}

test('an opened page counts its view once, before hydration; a page that was followed to counts its own', async () => {
  const sent = watchBeacons()
  open(`<div data-seen="${storeId} ${productId}"></div>`)
  countView({ storeId, productId })
  countView({ storeId })
  countView({ storeId, productId })
  expect(await sent()).toEqual([
    { kind: 'view', storeId, productId },
    { kind: 'view', storeId },
    { kind: 'view', storeId, productId },
  ])
})

test('a tap on Call before hydration is counted, one after it is left to the program', async () => {
  const sent = watchBeacons()
  open(`<div data-seen="${storeId}"><a data-tap="call" href="#"><b>Call</b></a></div>`)
  const words = document.querySelector('b')
  words?.click()
  document.documentElement.dataset.interactive = 'true'
  words?.click()
  expect(await sent()).toEqual([
    { kind: 'view', storeId },
    { kind: 'call', storeId },
  ])
})

test('an opened page of results is counted once, before hydration; the next one counts itself', async () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const search = { q: 'vanilla "tea" & más', storeIds: [storeId] }
  const page = document.createElement('div')
  const json = JSON.stringify(search)
  page.dataset.found = json
  open(page.outerHTML)
  countSearch(json)
  countSearch(JSON.stringify({ ...search, q: 'coffee' }))
  countSearch(json)
  const bodies = await Promise.all(
    send.mock.calls.map(async ([, body]) => JSON.parse(await (body as Blob).text())),
  )
  expect(bodies).toEqual([search, { ...search, q: 'coffee' }, search])
  expect(send.mock.calls.map(([path]) => path)).toEqual(Array(3).fill('/api/taps/searches'))
})

test('a page without a store counts nothing', async () => {
  const sent = watchBeacons()
  open('<a data-tap="call" href="#">Call</a>')
  document.querySelector('a')?.click()
  expect(await sent()).toEqual([])
})
