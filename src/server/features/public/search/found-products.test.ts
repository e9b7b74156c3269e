import { expect, test } from 'vitest'
import { pageSize } from '#domain/listing.ts'
import { isLong } from '#tests/support/long.ts'
import { testApp } from '#tests/support/test-app.ts'
import { foundProducts, usualLimits } from './found-products.ts'
import type { Wanted } from './steps.ts'

const { database, given } = await testApp()
const { sql, tables } = database
const products = foundProducts(tables)
/** Takes every search for one with very many matches, and one block for many. */
const few = { narrowed: 3, titles: 2 }
const manyProducts = foundProducts(tables, {
  ...usualLimits,
  ...few,
  lookedUp: 0,
  blocksForNarrowed: 1,
  blocksForTitles: 1,
})

/** The same numbers each time. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const vocabulary = ['red', 'roses', 'rosette', 'tea', 'thé', 'basket', 'sets', 'Rose Hill']
const cities = ['Rose Hill', 'Moka', 'Port Louis']

const searches: Wanted[] = [
  [unit('red')],
  [unit('rose')],
  [unit('tea', 'thé')],
  [unit('red'), unit('basket', 'set')],
  [unit('rose'), unit('hill')],
  [unit('red'), { beginning: 'ro' }],
  [unit('basket', 'rose hill')],
  [{ beginning: 'r' }],
  [{ beginning: 'ros' }],
  [unit('tea'), unit('red'), { beginning: 'bask' }],
  [unit('nothing')],
  [unit('red'), unit('nothing')],
]

function unit(typed: string, ...translations: string[]) {
  return { typed: [typed], translations }
}

const pages = async (wanted: Wanted, city: string | undefined) => {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { rows, here, everywhere } = await products.page(wanted, { page, city })
    ids.push(...rows.map(({ id }) => id))
    if (page * pageSize >= here) return { ids, here, everywhere }
  }
}

/** What the products themselves say. */
async function plain(wanted: Wanted, city: string | undefined) {
  const rows = await sql<{ id: string; city: string }[]>`
    select id, city from products
    where is_visible and name_words @@ search_query(${JSON.stringify(wanted)}::text::jsonb)
    order by average_rating desc, rating_count desc, id`
  const ids = rows.filter((row) => city === undefined || row.city === city).map(({ id }) => id)
  return { ids, here: ids.length, everywhere: rows.length, cities: [...new Set(rows.map((row) => row.city))] }
}

/** The best rated whose title has the words, as the products themselves say. */
async function plainTitles(wanted: Wanted, most: number) {
  const rows = await sql<{ id: string }[]>`
    select id from products
    where is_visible and ts_filter(name_words, '{ a }') @@ search_query(${JSON.stringify(wanted)}::text::jsonb)
    order by average_rating desc, rating_count desc, id limit ${most}`
  return rows.map(({ id }) => id)
}

/** One or two letters are not indexed for titles apart, so of these only some are looked at. */
const isJustBegun = (unit: Wanted[number]) => 'beginning' in unit && unit.beginning.length <= 2

/** What filters look at, by id. */
const known = (facts: string) =>
  (JSON.parse(facts) as [string, ...unknown[]][]).sort(([one], [other]) => (one < other ? -1 : 1))

async function plainFacts(ids: readonly string[]) {
  const [row] = await sql<{ facts: string }[]>`
    select '[' || coalesce(string_agg(search_facts(p), ','), '') || ']' as facts
    from products p where id = any (${[...ids]}::uuid[])`
  return known(row?.facts ?? '')
}

async function expectTitles(wanted: Wanted, search: string) {
  for (const [{ titled }, most] of [
    [products, usualLimits.titles],
    [manyProducts, few.titles],
  ] as const) {
    const ids = (await titled(wanted)).map(({ id }) => id)
    expect(ids, search).toEqual(await plainTitles(wanted, most))
  }
}

async function expectRight(label: string) {
  for (const wanted of searches) {
    for (const city of [undefined, ...cities]) {
      const { cities: found, ...right } = await plain(wanted, city)
      const search = `${label}: ${JSON.stringify(wanted)} ${city}`
      expect(await pages(wanted, city), search).toEqual(right)
      const { facts, ...totals } = await products.best(wanted, city)
      expect(totals, search).toEqual({ here: right.here, everywhere: right.everywhere })
      expect(known(facts), search).toEqual(await plainFacts(right.ids))
      const best = await manyProducts.best(wanted, city)
      expect(known(best.facts), search).toEqual(await plainFacts(right.ids.slice(0, few.narrowed)))
      expect(best.here > few.narrowed, search).toBe(right.here > few.narrowed)
      if (best.here <= few.narrowed)
        expect([best.here, best.everywhere], search).toEqual([right.here, right.everywhere])
      if (city) continue
      if (!wanted.some(isJustBegun)) await expectTitles(wanted, search)
      for (const { cities: citiesOf } of [products, manyProducts]) {
        const named = (await citiesOf(wanted)).map((row) => row.city)
        expect(named.sort(), label).toEqual(found.sort())
      }
    }
  }
}

const stores = await Promise.all(
  cities.map((city, index) => given.store({ name: `Lakaz ${vocabulary[index]}`, city })),
)
const category = await given.productCategory({ name: 'Baskets' })
const someTitle = (below: (most: number) => number) =>
  Array.from({ length: 1 + below(3) }, () => vocabulary[below(vocabulary.length)]).join(' ')

/** A random change of a random product or store; `random` must be used before anything is awaited. */
function change(random: (below: number) => number): () => Promise<unknown> {
  const [kind, which, stars, title] = [random(13), random(1000), random(6), someTitle(random)]
  const store = stores[random(stores.length)] ?? stores[0]
  const city = cities[random(cities.length)] ?? 'Moka'
  const chosen = sql`id = (select id from products order by id offset ${which} % greatest(1, (select count(*) from products)) limit 1)`
  if (kind < 3)
    return () => sql`
      insert into products (id, store_id, city, title, description, price_cents, picture_key, category_id, category_path)
      select gen_random_uuid(), id, city, ${title}, 'Woven.', 100, picture_key, ${category.id}, ${category.path}
      from stores where id = ${store?.id ?? ''} for share`
  if (kind < 6)
    return () =>
      sql`update products set rating_sum = ${stars}, rating_count = ${stars > 0 ? 1 : 0} where ${chosen}`
  if (kind === 6) return () => sql`update products set title = ${title} where ${chosen}`
  if (kind === 7)
    return () => sql`update products set status = ${stars > 2 ? 'active' : 'removed'} where ${chosen}`
  if (kind === 8) return () => sql`delete from products where ${chosen}`
  if (kind === 9) return () => sql`update products set price_cents = ${100 + which} where ${chosen}`
  if (kind === 10)
    return () => sql`
      update products set discount_percent = ${stars ? 10 + stars : null}, discount_expires_at = ${stars ? new Date(which).toISOString() : null}
      where ${chosen}`
  if (kind === 11)
    return () => sql`
      update stores set latitude = ${stars ? -20.1 - which / 10_000 : null}, longitude = ${stars ? 57.5 : null}
      where id = ${store?.id ?? ''}`
  return stars > 2
    ? () => sql`update stores set name = ${`Lakaz ${title}`} where id = ${store?.id ?? ''}`
    : () => sql`update stores set city = ${city} where id = ${store?.id ?? ''}`
}

/** With nearly all slots in reserve, blocks are split after a few products. */
const foldAndSplit = () => sql`select fold_search_changes(16380)`

test('totals, pages and cities of a search are those of the products, whatever changed and was indexed since', async () => {
  const random = numbersFrom(7)
  for (let round = 0; round < (isLong ? 60 : 8); round += 1) {
    for (let step = 0; step < 12; step += 1) {
      await change(random)()
      const turn = random(12)
      if (turn === 0) await foldAndSplit()
      if (turn === 1) await sql`select fold_search_changes(3)`
    }
    if (round === 5) await sql`select index_all_products()`
    await expectRight(`round ${round}`)
  }
  const [{ blocks } = { blocks: 0 }] = await sql<{ blocks: number }[]>`
    select count(*)::int as blocks from search_blocks`
  expect(blocks).toBeGreaterThan(2)
}, 600_000)

test('several writers at once leave the same, with changes indexed meanwhile', async () => {
  const random = numbersFrom(11)
  const writers = [1, 2, 3].map(async () => {
    for (let step = 0; step < (isLong ? 100 : 12); step += 1) await change(random)()
  })
  const folding = (async () => {
    for (let turn = 0; turn < 6; turn += 1)
      await (turn % 2 ? foldAndSplit() : sql`select fold_search_changes(5)`)
  })()
  await Promise.all([...writers, folding])
  await expectRight('with what is noted')
  await sql`select fold_search_changes()`
  await expectRight('with everything indexed')
  const [{ noted } = { noted: 1 }] = await sql<{ noted: number }[]>`
    select count(*)::int as noted from search_changes`
  expect(noted).toBe(0)
}, 600_000)
