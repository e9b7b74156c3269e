import { apiBase, type Endpoint } from '#contract/endpoint.ts'
import { publicApi } from '#contract/index.ts'
import type { Keys } from './keys.ts'
import { type BenchRequest, get } from './request.ts'

/** Every public call that reads, in the ways in which its parameters can be given. */
export function publicReads(keys: Keys): BenchRequest[] {
  const endpoints = Object.values(publicApi).flatMap((area) => Object.values(area) as Endpoint[])
  return endpoints
    .filter(({ method, access, path }) => method === 'GET' && access === 'public' && !path.includes(':token'))
    .flatMap((endpoint) => waysToAsk(endpoint, keys))
}

function waysToAsk({ path, query }: Endpoint, keys: Keys): BenchRequest[] {
  const [product] = keys.products
  const [category = []] = keys.categories
  const values: Record<string, string> = {
    productId: product?.id ?? '',
    storeId: keys.stores[0] ?? '',
    categoryId: category[0] ?? '',
    id: category[0] ?? '',
  }
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    if (!values[name]) throw new Error(`The bench has no value for :${name} of ${path}.`)
    return values[name]
  })
  const { words, cities } = keys
  const samples: Record<string, string[]> = {
    page: ['2', '50'],
    city: cities.slice(0, 1),
    q: [words.common, words.rare, words.two, words.misspelt, words.none].map(([word = '']) => word),
    search: words.common.slice(0, 1),
    subcategory1: category.slice(1, 2),
    sort: ['rating'],
    near: ['Curepipe'],
    rating: ['5'],
    stars: ['5'],
  }
  const names = Object.keys(query?.shape ?? {})
  const ways: Record<string, string>[] = [{}]
  for (const name of names) for (const value of samples[name] ?? []) ways.push({ [name]: value })
  if (names.includes('page') && names.includes('city')) ways.push({ page: '2', city: cities[0] ?? '' })
  if (names.includes('near') && names.includes('page'))
    ways.push({ near: 'Curepipe', page: '50' }, { near: 'Curepipe', radius: '10' })
  if (names.includes('minPrice')) ways.push(...narrowedSearches(keys))
  return ways.map((way) => get(`${apiBase}${address}?${new URLSearchParams(way)}`.replace(/\?$/, '')))
}

/** All filters together, in an order that no index has. */
export function narrowedSearches({ words, cities }: Keys): Record<string, string>[] {
  const filters = { sort: 'price', maxPrice: '5000', openNow: 'true', near: 'Curepipe', radius: '20' }
  const city = cities[0] ?? ''
  return [...words.common.slice(0, 20), ...words.two.slice(0, 20), ...words.misspelt.slice(0, 5)].flatMap(
    (q) => [
      { q, ...filters },
      { q, city, ...filters },
    ],
  )
}
