import { connect } from '#server/platform/database/connect.ts'
import { testApp } from '../test-app.ts'
import { testDatabase } from '../test-database.ts'
import { whenFinished } from '../when-finished.ts'
import { cardsOfLists } from './cards-of-lists.ts'

export type FreshnessSite = Awaited<ReturnType<typeof freshnessSite>>

/** Three processes on one database: one writes, one only reads, one caches nothing and so is always right. */
export async function freshnessSite() {
  const database = await testDatabase()
  const statements: string[] = []
  const counted = connect(database.url, {
    connections: 4,
    // The driver itself asks for the types, once for each connection.
    onStatement: (text) => text.includes('pg_catalog.pg_type') || statements.push(text),
  })
  whenFinished(() => counted.close())
  const renderer = async () => cardsOfLists
  const [writer, other, truth] = [
    await testApp({ renderer, database: { ...counted, url: database.url } }),
    await testApp({ renderer, database }),
    await testApp({ renderer, database, responseCacheBytes: 1 }),
  ]
  const { given } = writer
  const food = await given.storeCategory({ name: 'Food' })
  const bakery = await given.storeCategory({ name: 'Bakery', parent: food })
  const garden = await given.productCategory({ name: 'Garden' })
  const plants = await given.productCategory({ name: 'Plants', parent: garden })
  const tools = await given.productCategory({ name: 'Tools', parent: garden })
  const stores = [
    await given.store({ name: 'Ti Lakaz', city: 'Curepipe', category: bakery }),
    await given.store({ name: 'Lagon Bleu', city: 'Grand Baie', category: bakery }),
  ] as const
  const thirdStore = await given.store({ name: 'Kokonat', city: 'Moka', category: bakery })
  const ofThirdStore = await given.product({ store: thirdStore, category: plants, title: 'Palm oil' })
  const products = []
  const ferns = []
  for (let each = 0; each < 6; each += 1)
    products.push(
      await given.product({
        store: stores[each % 2 === 0 ? 0 : 1],
        category: each < 4 ? plants : tools,
        title: `Palm ${each}`,
        ...(each < 3 && { discount: { value: 10 + each, expiresAt: '2026-11-15' } }),
      }),
    )
  // Enough rated products for several pages of every list by rating.
  for (let each = 0; each < 30; each += 1) {
    const fern = await given.product({ store: stores[0], category: plants, title: `Fern ${each}` })
    await given.productRated(fern, 1 + (each % 5))
    ferns.push(fern)
  }
  const people = [await given.user({ name: 'Anjali' }), await given.user({ name: 'Devi' })] as const
  const owner = (await writer.signedIn('owner', await given.owner())).client
  return {
    ...{ thirdStore, ofThirdStore },
    ...{ statements, database, writer, other, truth, stores, products, ferns, people, owner },
    ...{ food, bakery, garden, plants, tools },
    keepers: await Promise.all(stores.map(async (store) => (await writer.signedIn('admin', store)).client)),
    visitors: await Promise.all(people.map(async (person) => (await writer.signedIn('user', person)).client)),
  }
}

/** Every public answer about what there is. */
function everyAddress({ stores, products, food, bakery, garden, plants }: FreshnessSite): string[] {
  const list = ['', '?city=Curepipe', '?city=Grand%20Baie']
  const lists = ['hot-deals', 'new-arrivals', 'featured-products'].flatMap((name) => [
    ...list.flatMap((query) => [`product/${name}${query}`, `product/${name}/best-rated${query}`]),
    `product/${name}/cities`,
  ])
  const category = `product/products/by-category/${garden.id}`
  const cards = ['', '?page=2', '?page=3', '?city=Curepipe', '?city=Curepipe&page=2'].flatMap((query) => [
    `/cards/product/best-rated-products${query}`,
    `/cards/product/best-rated-stores${query}`,
  ])
  const calls = [
    ...lists,
    ...list.flatMap((query) => [
      `product/best-rated-products${query}`,
      `product/best-rated-stores${query}`,
      `product/public/all-stores${query}`,
      `${category}/best-rated${query}`,
    ]),
    ...[2, 3, 4].flatMap((page) => [
      `product/best-rated-products?page=${page}`,
      `product/best-rated-products?page=${page}&city=Curepipe`,
      `${category}/best-rated?page=${page}`,
      `product/new-arrivals/best-rated?page=${page}`,
    ]),
    'product/flash-sales',
    'product/best-rated-products/cities',
    'product/best-rated-stores/cities',
    'product/public/all-stores/cities',
    'product/public/all-stores?near=Curepipe',
    'product/public/all-stores?near=Mah%C3%A9bourg&radius=20',
    `${category}/best-rated?near=Grand%20Baie&radius=30`,
    `product/public/all-stores?near=Moka&storeCategory=${food.id}`,
    ...[1, 2, 3].map((page) => `${category}/best-rated?near=Curepipe&page=${page}`),
    `${category}/best-rated?near=Moka&city=Curepipe`,
    'product/public/search?q=palm&near=Moka&sort=nearest',
    'product/public/map',
    'product/public/map?city=Curepipe',
    'product/product-category-tree',
    'product/public/search?q=palm',
    'product/public/search/suggestions?q=pal',
    'product/public/search?q=palm&sort=price',
    'product/public/search?q=palm&openNow=true&near=Moka&radius=20',
    'product/public/search/filters?q=palm&near=Moka',
    'product/public/search/alternatives?q=palmm',
    'store/store/available-categories',
    'store/store-category',
    'banners?language=en',
    'payment-details',
    `product/public/all-stores?storeCategory=${food.id}&subcategory1=${bakery.id}`,
    `${category}/best-rated?subcategory1=${plants.id}`,
    `${category}/cities`,
    `product/category-name/${plants.id}`,
    ...products.flatMap(({ id }) => [
      `product/detail/${id}`,
      `ratings/product/${id}/reviews`,
      `ratings/product/${id}/reviews?sort=helpful`,
    ]),
    `product/compare?products=${products.slice(0, 4).map(({ id }) => id)}`,
    ...stores.flatMap(({ id }) => [
      `product/store/${id}`,
      `product/products/store/${id}`,
      `product/public/store/${id}/hours`,
      `ratings/public-admin/${id}`,
      `ratings/store/${id}/reviews`,
      `ratings/store/${id}/reviews?sort=lowest`,
    ]),
  ]
  return [...calls.map((path) => `/api/${path}`), ...cards]
}

type Process = Awaited<ReturnType<typeof testApp>>

export async function allAnswers(site: FreshnessSite, { app }: Process): Promise<Record<string, string>> {
  const answers = await Promise.all(
    everyAddress(site).map(async (url) => {
      const { statusCode, body } = await app.inject({ url })
      return [url, `${statusCode} ${body}`] as const
    }),
  )
  return Object.fromEntries(answers)
}
