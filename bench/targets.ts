import { apiBase } from '#contract/endpoint.ts'
import { placeNames } from '#domain/places.ts'
import { homeCalls, type Keys } from './keys.ts'
import { narrowedSearches } from './public-reads.ts'
import { seededRandom, shuffled, spread } from './random.ts'
import { type BenchRequest, get } from './request.ts'

/**
 * - `ready`: its answers are in memory; the limit is a bare node:http server with the same bytes.
 * - `fresh`: every answer is made for its caller, by a server without response cache; the limit is its statements.
 * - `page`: HTML that is not in memory, because every address is asked for once; the limit is its render.
 */
type Kind = 'ready' | 'fresh' | 'page'

export interface Target {
  name: string
  kind: Kind
  requests: BenchRequest[]
}

/** Its bytes are in a file. */
export const pictureTarget = 'delivered picture'

const api = (path: string) => get(apiBase + path)

const pageOf = (path: string, page: number, city?: string) =>
  api(`${path}?${new URLSearchParams({ page: String(page), ...(city && { city }) })}`)

/** Everything that visitors read, as they read it. */
export function readTargets(keys: Keys): Target[] {
  return [...readyTargets(keys), ...freshTargets(keys), ...pageTargets(keys)].map((target) => ({
    ...target,
    requests: shuffled(target.requests),
  }))
}

function readyTargets({ products, pictures }: Keys): Target[] {
  const ready = (name: string, ...requests: BenchRequest[]): Target => ({ name, kind: 'ready', requests })
  const some = products.slice(0, 100)
  return [
    ready('home page, in memory', get('/')),
    // Early, because a page with a countdown is rendered again after a minute.
    ready('product page, in memory', ...some.map(({ id }) => get(`/product/${id}`))),
    ...homeCalls.map((path) => ready(`${nameOf(path)}, in memory`, api(path))),
    ready('product detail, in memory', ...some.map(({ id }) => api(`/product/detail/${id}`))),
    ready(pictureTarget, ...pictures.slice(0, 100).map(get)),
  ]
}

const nameOf = (path: string) => path.replace(/^\/product\//, '').replaceAll('-', ' ')

function freshTargets(keys: Keys): Target[] {
  const { products, stores, cities, categories, words, pages } = keys
  const fresh = (name: string, requests: BenchRequest[]): Target => ({ name, kind: 'fresh', requests })
  const rated = '/product/best-rated-products'
  const somePages = (path: string, last: number) => spread(last, 2000).map((page) => pageOf(path, page))
  const inCities = (path: string) => cities.map((city) => pageOf(path, 1, city))
  const random = seededRandom()
  const search = (list: readonly string[]) =>
    Array.from({ length: 2000 }, (_, turn) => {
      const q = list[turn % list.length] ?? ''
      const city = turn % 2 ? cities[Math.floor(random() * cities.length)] : ''
      return api(`/product/public/search?${new URLSearchParams({ q, ...(city && { city }) })}`)
    })
  /** Every place, some with a radius, on pages up to a last one. */
  const nearPlaces = (path: string, lastPage: number) =>
    placeNames.map((near, turn) => {
      const page = String(1 + ((turn * 7) % lastPage))
      const radius = turn % 3 ? '' : '10'
      return api(`${path}?${new URLSearchParams({ near, ...(radius ? { radius } : { page }) })}`)
    })
  const searchNearest = [...words.common, ...words.two].slice(0, 500).map((q, turn) => {
    const near = placeNames[turn % placeNames.length] ?? ''
    return api(`/product/public/search?${new URLSearchParams({ q, near, sort: 'nearest' })}`)
  })
  const narrowed = (call: string) =>
    narrowedSearches(keys).map((query) => api(`/product/public/search${call}?${new URLSearchParams(query)}`))
  const inCategory = ([root, ...below]: string[]) => {
    const chosen = below.map((id, level) => `subcategory${level + 1}=${id}`).join('&')
    return api(`/product/products/by-category/${root}/best-rated?${chosen}`)
  }
  return [
    ...homeCalls.map((path) => fresh(nameOf(path), [api(path)])),
    fresh('best rated, page 100', [pageOf(rated, Math.min(100, pages.bestRated))]),
    fresh('best rated, last page', [pageOf(rated, pages.bestRated)]),
    fresh('best rated, random pages', somePages(rated, pages.bestRated)),
    fresh('best rated, random cities', inCities(rated)),
    fresh(
      'best rated, page 100 of a city',
      pages.bestRatedIn.map((in_) => pageOf(rated, Math.min(100, in_.pages), in_.city)),
    ),
    fresh(
      'best rated, last page of a city',
      pages.bestRatedIn.map((in_) => pageOf(rated, in_.pages, in_.city)),
    ),
    fresh('new arrivals, random pages', somePages('/product/new-arrivals', pages.newArrivals)),
    fresh('new arrivals, last page', [pageOf('/product/new-arrivals', pages.newArrivals)]),
    fresh('new arrivals, random cities', inCities('/product/new-arrivals')),
    fresh('hot deals, random pages', somePages('/product/hot-deals', pages.hotDeals)),
    fresh('hot deals, last page', [pageOf('/product/hot-deals', pages.hotDeals)]),
    fresh('hot deals, random cities', inCities('/product/hot-deals')),
    fresh('category with three subcategories', categories.map(inCategory)),
    fresh('all stores, random pages', somePages('/product/public/all-stores', pages.stores)),
    fresh('all stores, random cities', inCities('/product/public/all-stores')),
    fresh('stores near', nearPlaces('/product/public/all-stores', pages.stores)),
    fresh(
      'category near',
      categories.flatMap(([root = ''], turn) =>
        nearPlaces(`/product/products/by-category/${root}/best-rated`, 20).slice(
          turn % 100,
          (turn % 100) + 1,
        ),
      ),
    ),
    fresh('search, nearest', searchNearest),
    fresh('search, common word', search(words.common)),
    fresh('search, rare word', search(words.rare)),
    fresh('search, two words', search(words.two)),
    fresh('search, misspelt', search(words.misspelt)),
    fresh('search, no match', search(words.none)),
    fresh('search, filtered', narrowed('')),
    fresh('search, counts of filters', narrowed('/filters')),
    fresh(
      'suggestions',
      words.beginnings.map((q) => api(`/product/public/search/suggestions?${new URLSearchParams({ q })}`)),
    ),
    fresh(
      'product detail',
      products.map(({ id }) => api(`/product/detail/${id}`)),
    ),
    fresh(
      'store detail',
      stores.map((id) => api(`/product/store/${id}`)),
    ),
  ]
}

function pageTargets({ products, stores }: Keys): Target[] {
  return [
    {
      name: 'product page',
      kind: 'page',
      // The first ones are in memory already.
      requests: products.slice(100).map(({ id }) => get(`/product/${id}`)),
    },
    { name: 'store page', kind: 'page', requests: stores.map((id) => get(`/store/${id}`)) },
  ]
}
