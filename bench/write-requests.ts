import { apiBase } from '#contract/endpoint.ts'
import { addressOf, type BenchPeople, type BenchPerson } from './people.ts'
import type { BenchRequest } from './request.ts'

/** A call that writes, with the person and the product it is about. */
export interface Write {
  request: BenchRequest
  person: string
  product: string
}

export interface WriteTarget {
  name: string
  /** The write of a turn; no two turns write the same. */
  make(turn: number): Promise<Write>
  checksPassword: boolean
  /** Whom the writes are by. */
  people: BenchPerson[]
}

const post = (path: string, body: object, headers: Record<string, string>): BenchRequest => ({
  method: 'POST',
  path: apiBase + path,
  headers,
  body: JSON.stringify(body),
})

export function writeTargets(
  { people, loggingIn, password, tokenOf }: BenchPeople,
  products: readonly string[],
): WriteTarget[] {
  const at = (turn: number, those = people) => {
    const person = those[turn % those.length] as BenchPerson
    return { person, product: products[(turn * 11) % products.length] ?? '', from: addressOf(turn) }
  }
  const signedIn = async (turn: number) => {
    const { person, from } = at(turn)
    return { cookie: `zb_user=${await tokenOf('user', person.sessionId)}`, 'x-forwarded-for': from }
  }
  const about = (turn: number) => ({ person: at(turn).person.id, product: at(turn).product })
  return [
    {
      name: 'login',
      checksPassword: true,
      people: loggingIn,
      async make(turn) {
        const { person, product, from } = at(turn, loggingIn)
        const body = { email: person.email, password: password.text }
        const request = post('/auth/login', body, { 'x-forwarded-for': from })
        return { request, person: person.id, product }
      },
    },
    {
      name: 'wishlist add',
      checksPassword: false,
      people,
      async make(turn) {
        const body = { productId: at(turn).product }
        return { request: post('/products/wishlist/add', body, await signedIn(turn)), ...about(turn) }
      },
    },
    {
      name: 'rate',
      checksPassword: false,
      people,
      async make(turn) {
        const body = { productId: at(turn).product, rating: 1 + (turn % 5) }
        return { request: post('/ratings/product/rate', body, await signedIn(turn)), ...about(turn) }
      },
    },
  ]
}
