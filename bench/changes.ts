import type { Sql } from 'postgres'
import { apiBase } from '#contract/endpoint.ts'
import { goodAnswerTo } from './answer.ts'
import { addressOf, type BenchPeople, storeSessions } from './people.ts'
import { seededRandom } from './random.ts'
import type { BenchRequest } from './request.ts'

const changesPerSecond = 10

/** Changes five prices and five ratings a second, as store owners and visitors do, until it is stopped. */
export interface Changes {
  /** Returns how many changes were made. */
  stop(): Promise<number>
}

/** A product and its store. */
interface Changed {
  id: string
  storeId: string
}

interface Place {
  origin: string
  sql: Sql
  people: BenchPeople
}

export async function startChanges(
  { origin, sql, people: { people, tokenOf } }: Place,
  products: readonly Changed[],
): Promise<Changes> {
  const sessions = await storeSessions(sql, [...new Set(products.map(({ storeId }) => storeId))])
  const random = seededRandom(Date.now() % 1_000_000)
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  let made = 0

  const { price, rating } = changeRequests(people, tokenOf, sessions, random)
  const change = async (turn: number) => {
    const product = products[Math.floor(random() * products.length)]
    if (!product) return
    await goodAnswerTo(origin, turn % 2 ? await price(product) : await rating(product, turn))
    made += 1
  }
  let turn = 0
  const timer = setInterval(() => {
    turn += 1
    const work = change(turn)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(work))
    running.add(work)
  }, 1000 / changesPerSecond)

  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      if (failures.length > 0) throw failures[0]
      if (made === 0) throw new Error('Nothing was changed.')
      return made
    },
  }
}

/** A store that changes a price, and a person who rates. */
export function changeRequests(
  people: BenchPeople['people'],
  tokenOf: BenchPeople['tokenOf'],
  sessions: ReadonlyMap<string, string>,
  random: () => number,
) {
  return {
    price: async ({ id, storeId }: Changed): Promise<BenchRequest> => ({
      method: 'PUT',
      path: `${apiBase}/products/admin-product/update/${id}`,
      headers: { authorization: `Bearer ${await tokenOf('admin', sessions.get(storeId) ?? '')}` },
      body: JSON.stringify({ price: 100 + Math.floor(random() * 100_000) / 100 }),
    }),
    rating: async ({ id }: Changed, turn: number): Promise<BenchRequest> => {
      const person = people[Math.floor(random() * people.length)]
      return {
        method: 'POST',
        path: `${apiBase}/ratings/product/rate`,
        headers: {
          cookie: `zb_user=${await tokenOf('user', person?.sessionId ?? '')}`,
          'x-forwarded-for': addressOf(turn + Math.floor(random() * 60_000) * 256),
        },
        body: JSON.stringify({ productId: id, rating: 1 + Math.floor(random() * 5) }),
      }
    },
  }
}
