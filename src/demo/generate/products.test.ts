import { describe, expect, test } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import {
  type DemoProduct,
  defaultSize,
  demoCategories,
  demoPictures,
  demoProducts,
  demoStores,
} from '../catalogue.ts'
import { shopPrice } from './terms.ts'

const rootOf = ({ categoryKey }: DemoProduct) => categoryKey.split('/', 1)[0]
const share = (products: readonly DemoProduct[], is: (product: DemoProduct) => unknown) =>
  products.filter(is).length / products.length

describe.each([defaultSize, ...(isLong ? [{ stores: 2000, products: 50_000 }] : [])])(
  'a catalogue of $products products',
  (size) => {
    const stores = demoStores(size)
    const products = [...demoProducts(size, stores)]
    const running = products.filter(({ discount }) => discount && discount.endsInDays >= 0)

    test('is the same for the same size', () => {
      expect(products).toHaveLength(size.products)
      const again = demoProducts(size, demoStores(size))
      expect(
        products.every((product) => JSON.stringify(product) === JSON.stringify(again.next().value)),
      ).toBe(true)
    })

    test('refers to pictures, categories and stores that exist', () => {
      const pictures = new Set(demoPictures().map(({ key }) => key))
      const categories = new Set(demoCategories().products.map(({ key }) => key))
      for (const { picture, categoryKey, storeIndex } of products) {
        if (!pictures.has(picture)) expect.fail(`There is no picture ${picture}.`)
        if (!categories.has(categoryKey)) expect.fail(`There is no category ${categoryKey}.`)
        const isSold = stores[storeIndex]?.sells.some((category) =>
          `${categoryKey}/`.startsWith(`${category}/`),
        )
        if (!isSold) expect.fail(`${stores[storeIndex]?.name} does not keep ${categoryKey}.`)
      }
    })

    test('has no title twice in a store, and no title in too many stores', () => {
      const inStore = new Set(products.map(({ storeIndex, title }) => `${storeIndex} ${title}`))
      expect(inStore.size).toBe(products.length)
      const times = new Map<string, number>()
      for (const { title } of products) times.set(title, (times.get(title) ?? 0) + 1)
      expect(Math.max(...times.values())).toBeLessThanOrEqual(size.products > 10_000 ? 60 : 3)
    })

    test('has texts within bounds and without a slot left open', () => {
      for (const { title, description } of products) {
        if (title.length > 120 || title.length < 5) expect.fail(title)
        if (description.length > 600 || description.length < 30) expect.fail(description)
        if (/[{}!]|undefined/.test(title + description)) expect.fail(`${title}: ${description}`)
      }
    })

    test('fills every store with at least three products', () => {
      const counts = new Map<number, number>()
      for (const { storeIndex } of products) counts.set(storeIndex, (counts.get(storeIndex) ?? 0) + 1)
      expect(counts.size).toBe(stores.length)
      expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(3)
    })

    test('discounts about a quarter, of which a sixth is over', () => {
      expect(share(products, ({ discount }) => discount)).toBeCloseTo(0.25, 1)
      const discounted = products.filter(({ discount }) => discount)
      expect(running.length / discounted.length).toBeCloseTo(5 / 6, 1)
      for (const { discount } of discounted) {
        expect(discount?.percent).toBeGreaterThan(0)
        expect(discount?.percent).toBeLessThan(100)
      }
      const ending = (...days: number[]) =>
        running.filter(({ discount }) => days.includes(discount?.endsInDays ?? -1))
      expect(ending(0).length).toBeGreaterThanOrEqual(4)
      expect(ending(0, 1).length).toBeGreaterThanOrEqual(8)
      expect(ending(13, 14).length).toBeGreaterThanOrEqual(8)
    })

    test('reduced some before their running discounts, and raised a few for them', () => {
      const before = products.flatMap((product) =>
        product.before ? [{ ...product, before: product.before }] : [],
      )
      const raised = before.filter(({ before: was }) => 'raisedFromCents' in was)
      expect(raised).toHaveLength(3)
      expect(before.length - raised.length).toBeGreaterThan(10)
      for (const { before: was, priceCents, discount, addedDaysAgo } of before) {
        if ('raisedFromCents' in was) expect(was.raisedFromCents).toBeLessThan(priceCents)
        else expect(was.percent).toBeLessThan(100)
        expect(discount?.endsInDays).toBeGreaterThanOrEqual(0)
        expect(addedDaysAgo).toBeGreaterThan(40)
      }
    })

    test('has the planned share of new products, none older than its store', () => {
      expect(share(products, ({ addedDaysAgo }) => addedDaysAgo < 7)).toBeCloseTo(0.15, 1)
      expect(share(products, ({ addedDaysAgo }) => addedDaysAgo < 30)).toBeCloseTo(0.4, 1)
      expect(
        products.filter(
          ({ addedDaysAgo, storeIndex }) => addedDaysAgo >= (stores[storeIndex]?.joinedDaysAgo ?? 0),
        ),
      ).toEqual([])
    })

    test('features some, of different kinds and good ones', () => {
      const featured = products.filter((product) => product.featured)
      const [least, most] = size.products > 10_000 ? [60, 200] : [22, 26]
      expect(featured.length).toBeGreaterThanOrEqual(least)
      expect(featured.length).toBeLessThanOrEqual(most)
      expect(
        featured.filter((product, index) => rootOf(product) === rootOf(featured[index + 1] ?? product))
          .length,
      ).toBe(1)
      expect(Math.min(...featured.map(({ quality }) => quality))).toBeGreaterThanOrEqual(0.75)
    })

    test('has mostly good products and a few weak ones', () => {
      const weak = share(products, ({ quality }) => quality < 0.4)
      expect(weak).toBeGreaterThan(0.02)
      expect(weak).toBeLessThan(0.1)
      expect(products.every(({ quality }) => quality >= 0 && quality <= 1)).toBe(true)
    })

    test('puts no two of a picture side by side, and hardly ever two of a store, kind, artwork or tint', () => {
      const scenes = new Map(demoPictures().map(({ key, scene }) => [key, scene]))
      const looks = ({ picture }: DemoProduct) => [
        scenes.get(picture)?.tint,
        scenes.get(picture)?.objects[0]?.name,
      ]
      const facets = (product: DemoProduct) => [rootOf(product), product.storeIndex, ...looks(product)]
      const pairs = products.slice(1).map((product, index) => [product, products[index] ?? product] as const)
      expect(pairs.filter(([a, b]) => a.picture === b.picture)).toEqual([])
      const alike = pairs.filter(([a, b]) => facets(a).some((facet, index) => facet === facets(b)[index]))
      expect(alike.length / pairs.length).toBeLessThan(0.005)
    })

    test('mixes kinds among the running deals too', () => {
      expect(
        running.filter((product, index) => rootOf(product) === rootOf(running[index + 1] ?? product)),
      ).toHaveLength(1)
    })

    test('has something in every category', () => {
      const { products: categories } = demoCategories()
      const parents = new Set(categories.map(({ parent }) => parent))
      const used = new Set(products.map(({ categoryKey }) => categoryKey))
      expect(categories.filter(({ key }) => !parents.has(key) && !used.has(key))).toEqual([])
    })

    test('shows many pictures, none too often', () => {
      const times = new Map<string, number>()
      for (const { picture } of products) times.set(picture, (times.get(picture) ?? 0) + 1)
      expect(times.size).toBeGreaterThan(250)
      expect(Math.max(...times.values()) / products.length).toBeLessThan(0.015)
    })
  },
)

test('a store with more products than wordings still has no title twice', () => {
  const size = { stores: 2, products: 5000 }
  const products = [...demoProducts(size, demoStores(size))]
  expect(new Set(products.map(({ storeIndex, title }) => `${storeIndex} ${title}`)).size).toBe(5000)
})

test.each([1, 7, 59])('a catalogue of %i products in as many stores is complete', (count) => {
  const size = { stores: count, products: count }
  expect([...demoProducts(size, demoStores(size))]).toHaveLength(count)
})

test('prices are rounded as shops round them', () => {
  const random = () => 0.7
  const rupees = [3.4, 47, 152, 612, 1840, 7320, 43_210, 612_400]
  expect(rupees.map((each) => shopPrice(each, random))).toEqual([
    3, 45, 150, 590, 1790, 7490, 42_900, 610_000,
  ])
})
