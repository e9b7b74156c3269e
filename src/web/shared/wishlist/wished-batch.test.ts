import { expect, test } from 'vitest'
import type { Client } from '#web/shared/api/client.ts'
import { isWished } from './wished-batch.ts'

interface WishIds {
  productIds: string[]
  storeIds: string[]
}

function server(answer: (requested: WishIds) => WishIds) {
  const requested: WishIds[] = []
  const status = async (ids: WishIds) => {
    requested.push(ids)
    return answer(ids)
  }
  return { client: { wishlist: { status } } as unknown as Client, requested }
}

const product = (id: string) => ({ kind: 'products' as const, id, name: id })
const store = (id: string) => ({ kind: 'stores' as const, id, name: id })

test('requests of one moment are sent in one call, with products and stores separate', async () => {
  const { client, requested } = server(() => ({ productIds: ['1'], storeIds: [] }))
  const answers = await Promise.all(
    [product('1'), product('2'), store('1'), product('1')].map((wish) => isWished(client, wish)),
  )
  expect(answers).toEqual([true, false, false, true])
  expect(requested).toEqual([{ productIds: ['1', '2'], storeIds: ['1'] }])
  await isWished(client, store('3'))
  expect(requested).toHaveLength(2)
})

test('more than 500 requests are sent in several calls', async () => {
  const { client, requested } = server((ids) => ids)
  const wishes = Array.from({ length: 1001 }, (_, number) => product(String(number)))
  expect(await Promise.all(wishes.map((wish) => isWished(client, wish)))).toEqual(wishes.map(() => true))
  expect(requested.map(({ productIds }) => productIds.length)).toEqual([500, 500, 1])
})

test('a failed call rejects all its requests, and the next request sends a new call', async () => {
  let isDown = true
  const { client } = server((ids) => {
    if (isDown) throw new TypeError('no network')
    return ids
  })
  const both = await Promise.allSettled([isWished(client, product('1')), isWished(client, product('2'))])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isDown = false
  expect(await isWished(client, product('1'))).toBe(true)
})
