import { afterEach, expect, test, vi } from 'vitest'
import { sendFromBrowser } from './browser.ts'
import { ApiError, createClient } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

const table = { shop: { list: { method: 'GET', path: '/list', access: 'public' } } } as const
const failing = (headers: HeadersInit) =>
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Ours to mend.' }, { status: 500, headers }))

async function failureOf(): Promise<ApiError> {
  const client = createClient<Record<string, never>>(table, sendFromBrowser) as unknown as {
    shop: { list: (input: object) => Promise<unknown> }
  }
  return client.shop.list({}).then(
    () => expect.fail('It did not fail.'),
    (error: ApiError) => error,
  )
}

test('a failed call carries the id of its request', async () => {
  failing({ 'x-request-id': 'req-7' })
  expect(await failureOf()).toMatchObject({ status: 500, requestId: 'req-7' })
})

test('an answer that did not come from the site has no id', async () => {
  failing({})
  const failure = await failureOf()
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure.requestId).toBeUndefined()
})
