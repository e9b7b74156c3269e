import { expect, test } from 'vitest'
import { isValidDay } from '#domain/opening-spans.ts'
import { isKnownPlace } from '#domain/places.ts'
import { demoCategories } from '../catalogue.ts'
import { generalRemarks } from '../content/comments/general.ts'
import { remarks } from '../content/comments/index.ts'
import { productTemplates } from '../content/products/index.ts'
import { mainStores, storeDefinitions } from '../content/stores/index.ts'
import { coastalPlaces } from '../content/stores/streets.ts'
import { demoHours } from '../content/stores/weeks.ts'
import { readArtworks } from '../pictures/artworks.ts'

const { products, stores } = demoCategories()
const leaves = (categories: typeof products) => {
  const parents = new Set(categories.map(({ parent }) => parent))
  return new Set(categories.filter(({ key }) => !parents.has(key)).map(({ key }) => key))
}

test('both category trees have entries on every level and no duplicate keys', () => {
  for (const categories of [products, stores]) {
    expect(new Set(categories.map(({ key }) => key)).size).toBe(categories.length)
    for (const { key } of categories) expect(key.split('/').length).toBeLessThanOrEqual(4)
  }
  expect(products.filter(({ parent }) => parent === null).length).toBeGreaterThanOrEqual(14)
  expect(stores.filter(({ parent }) => parent === null).length).toBeGreaterThanOrEqual(12)
})

test('every template belongs to a leaf of the product tree, and every leaf has one', () => {
  const known = leaves(products)
  expect(productTemplates.map(({ category }) => category).filter((key) => !known.has(key))).toEqual([])
  const used = new Set(productTemplates.map(({ category }) => category))
  expect([...known].filter((key) => !used.has(key))).toEqual([])
})

test('no template is listed twice', () => {
  expect(new Set(productTemplates.map(({ key }) => key)).size).toBe(productTemplates.length)
})

test('every hand-written store has a known place and a leaf category', () => {
  const known = leaves(stores)
  expect(storeDefinitions.filter(({ place }) => !isKnownPlace(place))).toEqual([])
  expect(coastalPlaces.filter((place) => !isKnownPlace(place))).toEqual([])
  expect(storeDefinitions.filter(({ category }) => !known.has(category))).toEqual([])
  expect(new Set(storeDefinitions.map(({ name }) => name)).size).toBe(storeDefinitions.length)
})

test('every product category can be bought in one of the first stores', () => {
  const sells = mainStores.flatMap((store) => store.sells)
  const isSold = (key: string) => sells.some((category) => `${key}/`.startsWith(`${category}/`))
  expect([...leaves(products)].filter((key) => !isSold(key))).toEqual([])
})

test('a store sells from product categories that exist and do not overlap', () => {
  const known = new Set(products.map(({ key }) => key))
  for (const { name, sells } of storeDefinitions) {
    for (const category of sells) {
      expect(known, `'${category}' of ${name}`).toContain(category)
      const inside = sells.filter((other) => `${other}/`.startsWith(`${category}/`))
      expect(inside, `'${category}' of ${name}`).toEqual([category])
    }
  }
})

test('all artworks of stores and templates exist', async () => {
  const art = [...storeDefinitions, ...productTemplates].flatMap((each) => each.art)
  const names = new Set(art.flatMap((each) => each.split('+')))
  expect((await readArtworks(names)).size).toBe(names.size)
})

test('opening hours vary: some stores open overnight, some on Sunday mornings, some have not set any', () => {
  const hours = storeDefinitions.map(({ week }) => demoHours(week))
  const weeks = hours.map((store) => store?.openingHours ?? null)
  const days = weeks.flatMap((week) => (week ? Object.values(week) : []))
  expect(days.filter((day) => !isValidDay(day))).toEqual([])
  expect(days.some(({ from, to }) => from === '18:00' && to === '02:00')).toBe(true)
  const pauses = hours.filter((store) => Object.values(store?.extraHours ?? {}).flat().length > 0)
  expect(pauses.length).toBeGreaterThan(2)
  expect(weeks.filter((week) => week === null).length).toBeGreaterThan(0)
  expect(
    weeks.filter((week) => week?.Sunday?.open && (week.Sunday.to ?? '') <= '12:30').length,
  ).toBeGreaterThan(5)
})

test('about a third of the stores have something to announce', () => {
  const share = mainStores.filter(({ news }) => news).length / mainStores.length
  expect(share).toBeGreaterThan(0.25)
  expect(share).toBeLessThan(0.45)
})

test('no text has an exclamation mark, and no two stores share one', () => {
  const said = [generalRemarks, ...new Set(remarks.map(([, sentences]) => sentences))].flatMap((level) =>
    Object.values(level).flat(),
  )
  const written = storeDefinitions.flatMap(({ name, about, news }) => [name, about, news?.message ?? ''])
  expect([...said, ...written].filter((sentence) => sentence.includes('!'))).toEqual([])
  expect(new Set(written.filter(Boolean)).size).toBe(written.filter(Boolean).length)
})
