import { apiBase } from '#contract/endpoint.ts'
import { goodAnswerTo } from './answer.ts'
import { startChanges } from './changes.ts'
import { measure } from './generator.ts'
import { inTurns, secondsOfTurn } from './in-turns.ts'
import type { Keys } from './keys.ts'
import { type BenchRequest, get } from './request.ts'
import type { DuringRow } from './results.ts'
import { untilCounted } from './until-counted.ts'

export interface DuringTarget {
  name: string
  requests: BenchRequest[]
  /** The products that these answers show. */
  shown: { id: string; storeId: string }[]
}

const mostShown = 200

/** What is read while prices and ratings change. */
export function duringTargets(
  { products, shownBy }: Keys,
  storeOf: ReadonlyMap<string, string>,
): DuringTarget[] {
  const shown = (ids: readonly string[]) => ids.map((id) => ({ id, storeId: storeOf.get(id) ?? '' }))
  const list = (name: string, path: string): DuringTarget => ({
    name,
    requests: [get(apiBase + path)],
    shown: shown(shownBy[path] ?? []),
  })
  const some = products.slice(0, mostShown)
  return [
    { name: 'home page', requests: [get('/')], shown: shown(Object.values(shownBy).flat()) },
    list('hot deals', '/product/hot-deals'),
    list('best rated', '/product/best-rated-products'),
    {
      name: 'product detail',
      requests: some.map(({ id }) => get(`${apiBase}/product/detail/${id}`)),
      shown: some,
    },
    { name: 'product page', requests: some.map(({ id }) => get(`/product/${id}`)), shown: some },
  ]
}

type Place = Parameters<typeof startChanges>[0]

/** The same read in turns: while nothing changes, while other products change, while its own do. */
export async function measureDuring(
  { name, requests, shown }: DuringTarget,
  place: Place,
  products: DuringTarget['shown'],
  seconds: number,
): Promise<DuringRow> {
  const read = () => measure(place.origin, requests, secondsOfTurn(seconds))
  const whileChanging = async (products: DuringTarget['shown']) => {
    await untilCounted(place.sql)
    const changes = await startChanges(place, products)
    try {
      return await read()
    } finally {
      await changes.stop()
    }
  }
  const own = new Set(shown.map(({ id }) => id))
  const others = products.filter(({ id }) => !own.has(id))
  const quiet = async () => {
    await untilCounted(place.sql)
    for (const request of requests) await goodAnswerTo(place.origin, request)
    await measure(place.origin, requests, 1)
    return read()
  }
  const elsewhere = () => whileChanging(others)
  return { target: name, ...(await inTurns({ quiet, elsewhere, shown: () => whileChanging(shown) })) }
}
