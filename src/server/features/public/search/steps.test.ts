import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

let shop: Awaited<ReturnType<typeof testApp>>

beforeAll(async () => {
  shop = await testApp()
  const { given } = shop
  const food = await given.productCategory({ name: 'Groceries' })
  const tea = await given.productCategory({ name: 'Tea', parent: food })
  const ball = await given.productCategory({ name: 'Team sports' })
  const trains = await given.productCategory({ name: 'Sneakers' })
  const north = await given.store({ name: 'Tizardin', city: 'Port Louis' })
  const south = await given.store({ name: 'Ti Lisien', city: 'Mahébourg' })
  await given.store({ name: 'Ti Port', city: 'Saint Louis' })
  const add = async (title: string, stars: number[], values: Parameters<typeof given.product>[0] = {}) =>
    given.productRated(await given.product({ store: north, category: food, title, ...values }), ...stars)
  await add('Basketball', [5], { category: ball })
  await add('Bois Chéri, loose leaf', [4], { category: tea })
  await add('Lemon tea', [3])
  await add('Running shoes', [2], { category: trains })
  await add('Shot glass', [5])
  await add('Set of four chairs', [5])
  await add('Pizza oven', [1], { store: south })
  await add('Padlock', [5], { description: 'For gates and parasols.' })
  await add('Cat tunnel', [5], { store: south })
  await add('Hot dholl puri', [4])
  await add('Potato crisps', [4])
  await add('Apple juice', [4])
})

const search = (q: string) => shop.client.search.productsAndStores({ q })
const titles = async (q: string) => (await search(q)).products.map(({ title }) => title)
const stores = async (q: string) => (await search(q)).stores.map(({ name }) => name)

describe('the first step that finds something answers', () => {
  test.each([
    ['whole words, in titles and in the category itself', 'tea', ['Bois Chéri, loose leaf', 'Lemon tea']],
    ['a beginning only when no word is whole', 'team', ['Basketball']],
    ['beginnings', 'bask', ['Basketball']],
    ['a description only when no name has the word', 'parasol', ['Padlock']],
    ['a place', 'mahebourg', ['Cat tunnel', 'Pizza oven']],
    ['a word and a place', 'oven mahebourg', ['Pizza oven']],
  ])('%s', async (_, q, found) => {
    expect(await titles(q)).toEqual(found)
    expect((await search(q)).fuzzy).toBe(false)
  })

  test('a wider category comes after names and before close spellings', async () => {
    expect(await titles('groceries')).not.toContain('Bois Chéri, loose leaf')
    expect(await titles('groceries chéri')).toEqual(['Bois Chéri, loose leaf'])
  })

  test('stores are found by their place, with steps of their own', async () => {
    expect(await stores('Port Louis')).toContain('Tizardin')
  })
})

describe('words of three languages', () => {
  test.each([
    ['soulie', ['Running shoes']],
    ['souliye', ['Running shoes']],
    ['chaussures', ['Running shoes']],
    ['dal puri', ['Hot dholl puri']],
    ['dalpuri', ['Hot dholl puri']],
    ['pomme', ['Apple juice']],
    ['pomme de terre', ['Potato crisps']],
    ['four', ['Set of four chairs', 'Pizza oven']],
    ['oven', ['Pizza oven']],
  ])('%s', async (q, found) => {
    expect(await titles(q)).toEqual(found)
  })

  test('names of stores are not translated: a dog is no cat of the store Ti Lisien', async () => {
    expect(await titles('dog')).toEqual([])
    expect(await titles('lisien')).toEqual(expect.arrayContaining(['Cat tunnel']))
  })
})

describe('typing errors', () => {
  test('a correction leads to translations as they are, and these are not corrected again', async () => {
    expect(await titles('chaussurre')).toEqual(['Running shoes'])
    expect(await titles('soulei')).toEqual(['Running shoes'])
  })

  test.each(['suhs', 'tea oven', 'parasool gatess chairz puriy extra', 'zz', 'blorptastic'])(
    'nothing is found rather than nonsense: %s',
    async (q) => {
      expect(await search(q)).toMatchObject({ totalProducts: 0, totalStores: 0, fuzzy: false })
    },
  )
})
