import type { Sql } from 'postgres'
import { apiBase } from '#contract/endpoint.ts'
import { type SearchWords, searchWords } from './words.ts'

interface Named {
  id: string
  storeId: string
}

/** Keys of the catalogue that random requests are made of. */
export interface Keys {
  products: Named[]
  stores: string[]
  cities: string[]
  /** Categories of the last level, each with those above it, from the root down. */
  categories: string[][]
  pictures: string[]
  words: SearchWords
  /** The number of pages of a list, of one city in some. */
  pages: {
    bestRated: number
    newArrivals: number
    hotDeals: number
    stores: number
    bestRatedIn: { city: string; pages: number }[]
  }
  /** The products in the answer of each of the home page's calls. */
  shownBy: Record<string, string[]>
}

const mostProducts = 20_000
const mostPictures = 200
/** Cities whose last page is asked for. */
const deepCities = 12

export const homeCalls = [
  '/product/flash-sales',
  '/product/hot-deals',
  '/product/new-arrivals',
  '/product/featured-products',
  '/product/best-rated-products',
  '/product/best-rated-stores',
  '/product/product-category-tree',
] as const

interface Listed {
  products?: { _id: string; image: string }[]
  cities: string[]
  totalPages: number
}

/** Keys from all over the catalogue, in random order. */
export async function readKeys(origin: string, sql: Sql): Promise<Keys> {
  const ask = async (path: string) => {
    const answer = await fetch(origin + apiBase + path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return (await answer.json()) as Listed
  }
  const products = await sql<(Named & { title: string; path: string[] })[]>`
    select id, store_id as "storeId", title, category_path as path from products
    where is_visible order by md5(id::text) limit ${mostProducts}`
  const stores = await sql<{ id: string }[]>`
    select id from stores where status = 'active' order by md5(id::text) limit ${mostProducts}`
  const home = await Promise.all(homeCalls.map(ask))
  const { cities } = await ask('/product/best-rated-products/cities')
  const pagesOf = async (path: string) => (await ask(path)).totalPages
  const bestRatedIn: Keys['pages']['bestRatedIn'] = []
  for (const city of cities.slice(0, deepCities)) {
    const query = new URLSearchParams({ city })
    bestRatedIn.push({ city, pages: await pagesOf(`/product/best-rated-products?${query}`) })
  }
  const shown = home.flatMap((answer) => answer.products ?? [])
  return {
    products: products.map(({ id, storeId }) => ({ id, storeId })),
    stores: stores.map(({ id }) => id),
    cities,
    categories: unique(products.filter(({ path }) => path.length === 4).map(({ path }) => path.join()))
      .slice(0, 500)
      .map((path) => path.split(',')),
    pictures: unique(shown.map(({ image }) => pathOf(image, origin))).slice(0, mostPictures),
    words: searchWords(products.map(({ title }) => title)),
    pages: {
      bestRated: await pagesOf('/product/best-rated-products'),
      newArrivals: await pagesOf('/product/new-arrivals'),
      hotDeals: await pagesOf('/product/hot-deals'),
      stores: await pagesOf('/product/public/all-stores'),
      bestRatedIn,
    },
    shownBy: Object.fromEntries(
      homeCalls.map((path, at) => [path, (home[at]?.products ?? []).map(({ _id }) => _id)]),
    ),
  }
}

const unique = (keys: readonly string[]) => [...new Set(keys)]

function pathOf(address: string, origin: string): string {
  const { pathname, search } = new URL(address, origin)
  return pathname + search
}
