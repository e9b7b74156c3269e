import { beforeAll, describe, expect, test } from 'vitest'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const product = ['Food', 'Fruit', 'Lychees']
const productFr = ['Alimentation', 'Fruits frais', 'Lychees']
const store = ['Grocers', 'Market stalls']
const storeFr = ['Épiciers', 'Étals']

let shop: OwnerApp
let ids: Record<'product' | 'store' | 'food' | 'fruit' | 'grocers', string>
let callers: Record<'nobody' | 'person' | 'storeOwner' | 'websiteOwner', Visitor>

beforeAll(async () => {
  shop = await ownerApp()
  const { given } = shop
  const food = await given.productCategory({ name: 'Food', nameFr: 'Alimentation' })
  const fruit = await given.productCategory({ name: 'Fruit', nameFr: 'Fruits frais', parent: food })
  const lychees = await given.productCategory({ name: 'Lychees', parent: fruit })
  const grocers = await given.storeCategory({ name: 'Grocers', nameFr: 'Épiciers' })
  const stalls = await given.storeCategory({ name: 'Market stalls', nameFr: 'Étals', parent: grocers })
  const lane = await given.store({ name: 'Letchi Lane', category: stalls })
  const bunch = await given.product({ title: 'Bunch of summer', category: lychees, store: lane })
  await given.storeRated(lane, 5, 5, 5, 5, 5)
  ids = { product: bunch.id, store: lane.id, food: food.id, fruit: fruit.id, grocers: grocers.id }
  callers = {
    nobody: shop.visitor(),
    person: await shop.signedIn('user', { id: lane.userId }),
    storeOwner: await shop.signedIn('admin', lane),
    websiteOwner: await shop.websiteOwner(),
  }
  await callers.person.client.wishlist.addStore({ storeId: lane.id })
})

async function ask(caller: keyof typeof callers, url: string, language: string) {
  const cookies = Object.fromEntries(callers[caller].cookies)
  const response = await shop.app.inject({
    url: `/api${url.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name])}`,
    cookies,
    headers: { 'accept-language': language },
  })
  expect(response.statusCode, response.body).toBe(200)
  return response
}

const all = [...product, ...productFr, ...store, ...storeFr]
/** Which of the names are in an answer, in the order of the list above. */
function namesIn(body: string) {
  const texts = new Set(
    Array.from(body.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text = '']) => text.split(' > ')).flat(),
  )
  return [...new Set(all)].filter((name) => texts.has(name))
}

describe.each([
  ['the tree', 'nobody', '/product/product-category-tree', product, productFr],
  ['a category', 'nobody', '/product/category-name/:fruit', product.slice(0, 2), productFr.slice(0, 2)],
  ['subcategories', 'nobody', '/categories/category/:food/subcategories', ['Fruit'], ['Fruits frais']],
  ['choices for a product', 'nobody', '/store/product-category/', ['Food'], ['Alimentation']],
  ['choices below', 'nobody', '/store/product-subcategories/:food', ['Fruit'], ['Fruits frais']],
  ['store categories', 'nobody', '/store/store-category', ['Grocers'], ['Épiciers']],
  ['store subcategories', 'nobody', '/store/store-subcategories/:grocers', ['Market stalls'], ['Étals']],
  ['categories with stores', 'nobody', '/store/store/available-categories', ['Grocers'], ['Épiciers']],
  ['a product', 'nobody', '/product/detail/:product', product, productFr],
  ['a store', 'nobody', '/product/store/:store', store, storeFr],
  ['all stores', 'nobody', '/product/public/all-stores', store, storeFr],
  ['the best rated stores', 'nobody', '/product/best-rated-stores', store, storeFr],
  ['a search', 'nobody', '/product/public/search?q=letchi', store, storeFr],
  ['suggestions', 'nobody', '/product/public/search/suggestions?q=food', ['Food'], ['Alimentation']],
  ['a wishlist', 'person', '/products/store/my-wishlist', store, storeFr],
  ['a person’s data', 'person', '/auth/my-data', [...product, ...store], [...productFr, ...storeFr]],
  ['a store’s own profile', 'storeOwner', '/auth/admin/profile', store, storeFr],
  ['a store’s own products', 'storeOwner', '/products/admin-products/all', product, productFr],
  ['the console’s stores', 'websiteOwner', '/owner/stores', store, storeFr],
  ['a store in the console', 'websiteOwner', '/owner/stores/:store', store, storeFr],
] as const)('%s', (_, caller, url, english, french) => {
  // Twice each, because the second answer may come from the cache.
  test.each(['en', 'fr', 'en', 'fr-MU, fr;q=0.9', 'de'])(
    'names categories in the language of %s',
    async (language) => {
      const { body } = await ask(caller, url, language)
      const expected: readonly string[] = language.startsWith('fr') ? french : english
      expect(namesIn(body)).toEqual([...new Set(all)].filter((name) => expected.includes(name)))
    },
  )
})

test('a cache in front of the site learns that the answer depends on the language', async () => {
  const { headers } = await ask('nobody', '/product/product-category-tree', 'fr')
  expect(headers.vary).toBe('accept-encoding, accept-language')
  expect(headers['content-language']).toBe('fr')
  const list = await ask('nobody', '/product/hot-deals', 'fr')
  expect(list.headers.vary).toBe('accept-encoding')
})

test.each(['fruits frais', 'épiciers', 'etals'])(
  'search finds what is in a category by its French name: %s',
  async (q) => {
    const { totalProducts, totalStores } = await callers.nobody.client.search.productsAndStores({ q })
    expect(totalProducts + totalStores).toBe(1)
  },
)

test('suggestions find a category by the beginning of its French name, on French pages alone', async () => {
  const suggested = async (language: string) =>
    (await ask('nobody', '/product/public/search/suggestions?q=alimen', language)).json().categories
  expect(await suggested('fr')).toEqual([{ _id: ids.food, name: 'Alimentation' }])
  expect(await suggested('en')).toEqual([])
})
