import sharp from 'sharp'
import { apiBase } from '#contract/endpoint.ts'
import { formWith } from '#tests/support/upload.ts'
import type { Answer, Asked } from './ask.ts'
import type { People } from './people.ts'

/** What must be found once its write was acknowledged. */
export type Kept =
  | { kind: 'rating'; userId: string; productId: string; comment: string }
  | { kind: 'wish'; userId: string; productId: string }
  | { kind: 'price'; productId: string; price: number }
  | { kind: 'account'; email: string }
  | { kind: 'picture'; path: string }

export interface Write {
  asked: Asked
  /** Reads from the answer what was acknowledged. */
  keeps: (answer: Answer) => Kept
  /** Called when the answer is there, or will never be. */
  finished?: () => void
}

/** Another address for every turn, because limits count by address. */
export const from = (turn: number) => ({
  'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
})

/** The write of a turn. No two turns write the same row, except prices: those of a product follow each other. */
export function writesOf(people: People) {
  const pricesUnderWay = new Set<string>()
  const product = (turn: number) => {
    const { products } = people
    const chosen = products[(turn * 7) % products.length]
    if (!chosen) throw new Error('The demo has no products.')
    return chosen
  }
  const call = (path: string, body: object, headers: Record<string, string>, method = 'POST'): Asked => ({
    method,
    path: apiBase + path,
    headers,
    body: JSON.stringify(body),
  })

  const kinds: ((turn: number) => Promise<Write>)[] = [
    async (turn) => {
      const person = people.person(turn)
      const { id: productId } = product(turn)
      const comment = `Written in turn ${turn}.`
      const headers = { ...from(turn), cookie: await people.cookieOf(person) }
      const asked = call('/ratings/product/rate', { productId, rating: 1 + (turn % 5), comment }, headers)
      return { asked, keeps: () => ({ kind: 'rating', userId: person.id, productId, comment }) }
    },
    async (turn) => {
      const person = people.person(turn)
      const { id: productId } = product(turn)
      const headers = { ...from(turn), cookie: await people.cookieOf(person) }
      const asked = call('/products/wishlist/add', { productId }, headers)
      return { asked, keeps: () => ({ kind: 'wish', userId: person.id, productId }) }
    },
    async (turn) => {
      let chosen = product(turn)
      for (let next = 1; pricesUnderWay.has(chosen.id); next += 1) chosen = product(turn + next)
      const { id: productId, storeId } = chosen
      pricesUnderWay.add(productId)
      const price = 100 + turn
      const headers = { ...from(turn), authorization: await people.bearerOf(storeId) }
      const asked = call(`/products/admin-product/update/${productId}`, { price }, headers, 'PUT')
      return {
        asked,
        keeps: () => ({ kind: 'price', productId, price }),
        finished: () => pricesUnderWay.delete(productId),
      }
    },
    async (turn) => {
      const email = `newcomer-${turn}@faults.invalid`
      const body = { name: `Newcomer ${turn}`, email, password: 'Chamarel-seven-earths' }
      return { asked: call('/auth/signup', body, from(turn)), keeps: () => ({ kind: 'account', email }) }
    },
    async (turn) => {
      const form = new Response(formWith(await pictureOf(turn)))
      const headers = {
        ...from(turn),
        'content-type': form.headers.get('content-type') ?? '',
        cookie: await people.cookieOf(people.person(turn)),
      }
      const body = Buffer.from(await form.arrayBuffer())
      return {
        asked: { method: 'POST', path: `${apiBase}/images/upload`, headers, body },
        keeps: ({ body }) => ({ kind: 'picture', path: new URL(JSON.parse(body).secure_url).pathname }),
      }
    },
  ]
  return (turn: number): Promise<Write> => (kinds[turn % kinds.length] as (typeof kinds)[0])(turn)
}

/** A picture of its own for each turn, with enough detail that a full disk has no room for it. */
async function pictureOf(turn: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 100 + (turn % 100), sigma: 40 }
  return sharp({ create: { width: 500, height: 400, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 85 })
    .toBuffer()
}
