import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

type Shop = Awaited<ReturnType<typeof testApp>>
let shop: Shop

beforeAll(async () => {
  shop = await testApp()
  const { given } = shop
  const fruit = await given.productCategory({ name: 'Tropical fruit', nameFr: 'Fruits tropicaux' })
  const craft = await given.productCategory({ name: 'Craft', position: 90 })
  const bakers = await given.storeCategory({ name: 'Bakers' })
  const store = await given.store({ name: 'Marché du Nord', city: 'Goodlands' })
  await given.store({ name: 'Boulangerie Soleil', city: 'Mahébourg', category: bakers })
  for (let made = 0; made < 6; made += 1)
    await given.product({ store, category: fruit, title: `Lychees number ${made}` })
  // One store spells it in its own way.
  await given.product({ store, category: fruit, title: 'Lichees' })
  await given.product({ store, category: craft, title: 'Vacoas basket', description: 'Woven by hand.' })
})

const ask = (q: string, language = 'en') =>
  shop.app
    .inject({
      url: `/api/product/public/search/alternatives?${new URLSearchParams({ q })}`,
      headers: { 'accept-language': language },
    })
    .then((response) => response.json())
const meant = async (q: string): Promise<string | undefined> => (await ask(q)).didYouMean

describe('did you mean', () => {
  test.each([
    ['lychese', 'lychees'],
    ['fresh lychese', undefined],
    ['baskte woven', 'basket woven'],
    ['  the baskte, please!', undefined],
    ['the baskte!', 'the basket!'],
    ['Soliel', 'soleil'],
  ])('%s: %s', async (q, words) => {
    expect(await meant(q)).toBe(words)
  })

  test('a rare spelling that finds one product, when another one finds many', async () => {
    expect(await meant('lichees')).toBe('lychee')
  })

  test.each(['lychees', 'basket', 'woven', 'zyzzyva', 'soleil', '', '!!!'])(
    'nothing else is meant by %j',
    async (q) => {
      expect(await meant(q)).toBeUndefined()
    },
  )

  test('leads to more than was found', async () => {
    const { search } = shop.client
    for (const q of ['lichees', 'baskte woven']) {
      const before = await search.productsAndStores({ q, exact: true })
      const after = await search.productsAndStores({ q: (await meant(q)) ?? '', exact: true })
      expect(after.totalProducts).toBeGreaterThan(before.totalProducts)
    }
  })
})

describe('instead of nothing', () => {
  test('categories and stores that have one of the words, or one close to it', async () => {
    expect(await ask('tropical zyzzyva')).toMatchObject({
      categories: [{ name: 'Tropical fruit' }],
      stores: [],
      areClose: true,
    })
    expect(await ask('soliel zyzzyva')).toMatchObject({
      stores: [{ name: 'Boulangerie Soleil' }],
      areClose: true,
    })
  })

  test('in the language of the page', async () => {
    expect((await ask('tropical zyzzyva', 'fr')).categories).toMatchObject([{ name: 'Fruits tropicaux' }])
  })

  test('the main categories and the best rated stores when nothing resembles the words', async () => {
    for (const q of ['zyzzyva', '']) {
      const { categories, stores, areClose } = await ask(q)
      expect(areClose).toBe(false)
      expect(categories.map(({ name }: { name: string }) => name)).toContain('Craft')
      expect(stores).toHaveLength(2)
    }
  })
})
