import { mostWishesAsked } from '#domain/limits.ts'
import type { Client } from '#web/shared/api/client.ts'
import type { Wish } from './wish.ts'

interface WishRequest {
  wish: Wish
  answer: (isWished: boolean) => void
  fail: (error: unknown) => void
}

const waiting = new Map<Client, WishRequest[]>()

/** Whether one item is wished for. Requests of the same moment are sent as one call. */
export function isWished(client: Client, wish: Wish): Promise<boolean> {
  return new Promise((answer, fail) => {
    const requested = waiting.get(client) ?? []
    if (requested.length === 0) setTimeout(() => askNow(client))
    waiting.set(client, [...requested, { wish, answer, fail }])
  })
}

function askNow(client: Client): void {
  const requested = waiting.get(client) ?? []
  waiting.delete(client)
  for (let from = 0; from < requested.length; from += mostWishesAsked) {
    void ask(client, requested.slice(from, from + mostWishesAsked))
  }
}

async function ask(client: Client, requested: WishRequest[]): Promise<void> {
  const idsOf = (kind: Wish['kind']) => [
    ...new Set(requested.filter(({ wish }) => wish.kind === kind).map(({ wish }) => wish.id)),
  ]
  try {
    const { productIds, storeIds } = await client.wishlist.status({
      productIds: idsOf('products'),
      storeIds: idsOf('stores'),
    })
    const wished = { products: new Set(productIds), stores: new Set(storeIds) }
    for (const { wish, answer } of requested) answer(wished[wish.kind].has(wish.id))
  } catch (error) {
    for (const { fail } of requested) fail(error)
  }
}
