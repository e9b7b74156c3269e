import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { enoughRatings, newArrivalsSince, pageSize } from '#domain/listing.ts'
import { codeOf } from '#server/platform/database/error-code.ts'
import { isLong } from '#tests/support/long.ts'
import { cities, type Random, randomCatalogue, seededRandom } from '#tests/support/random-catalogue.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { type KeptList, keptLists } from './kept-list.ts'
import { listPages } from './list-pages.ts'
import type { ListOrder } from './page-statement.ts'

const start = new Date('2026-11-14T08:00:00Z')

interface Case {
  list: KeptList
  order: ListOrder
  scope?: string
  /** The members of the list, in its order, as plainly as it can be asked. */
  members: (sql: Sql, now: Date) => Promise<readonly { id: string; city: string }[]>
}

const bestRated = 'average_rating desc, rating_count desc, id'
const newest = 'created_at desc, id desc'

async function casesOf(sql: Sql): Promise<Case[]> {
  const asked =
    (table: string, where: string, order: string, value?: (now: Date) => string) =>
    (client: Sql, now: Date) =>
      client.unsafe<{ id: string; city: string }[]>(
        `select id, city from ${table} where ${where} order by ${order}`,
        value ? [value(now)] : [],
      )
  const inCategory = (id: string) => () => id
  const categories = (table: string) => sql<{ id: string; level: number }[]>`
    select id, cardinality(path) as level from ${sql(table)}`
  const stores = await sql<{ id: string }[]>`select id from stores`
  const moment = (now: Date) => now.toISOString()
  const deals = 'is_visible and discount_percent is not null and discount_expires_at > $1'
  const arrivals = 'is_visible and created_at >= $1'
  const since = (now: Date) => newArrivalsSince(now).toISOString()
  const enough = `rating_count >= ${enoughRatings}`
  const open = "status = 'active'"
  const { hotDeals, newArrivals, rated, wellRated, ratedStores, wellRatedStores } = keptLists
  const byRating = 'bestRated' as const
  return [
    {
      list: rated,
      order: byRating,
      members: asked('products', 'is_visible and rating_count >= 1', bestRated),
    },
    { list: wellRated, order: byRating, members: asked('products', `is_visible and ${enough}`, bestRated) },
    { list: hotDeals, order: byRating, members: asked('products', deals, bestRated, moment) },
    { list: hotDeals, order: 'newest', members: asked('products', deals, newest, moment) },
    { list: newArrivals, order: byRating, members: asked('products', arrivals, bestRated, since) },
    { list: newArrivals, order: 'newest', members: asked('products', arrivals, newest, since) },
    { list: keptLists.stores, order: byRating, members: asked('stores', open, bestRated) },
    {
      list: ratedStores,
      order: byRating,
      members: asked('stores', `${open} and rating_count >= 1`, bestRated),
    },
    { list: wellRatedStores, order: byRating, members: asked('stores', `${open} and ${enough}`, bestRated) },
    ...stores.map(({ id }) => ({
      list: keptLists.ofStore,
      order: byRating,
      scope: id,
      members: asked('products', 'is_visible and store_id = $1', bestRated, () => id),
    })),
    ...(await categories('product_categories')).map(({ id, level }) => ({
      list: keptLists.category(level),
      order: byRating,
      scope: id,
      members: asked('products', 'is_visible and $1::uuid = any (category_path)', bestRated, inCategory(id)),
    })),
    ...(await categories('store_categories')).map(({ id, level }) => ({
      list: keptLists.storeCategory(level),
      order: byRating,
      scope: id,
      members: asked('stores', `${open} and $1::uuid = any (category_path)`, bestRated, inCategory(id)),
    })),
  ]
}

/** Compares totals, cities and pages of a list with all its members. */
async function compare({ sql, tables }: TestDatabase, now: Date, each: Case, city?: string, random?: Random) {
  const pages = listPages(tables)
  const all = await each.members(sql, now)
  const here = city === undefined ? all : all.filter((member) => member.city === city)
  const lastPage = Math.ceil(here.length / pageSize)
  const every = Array.from({ length: lastPage + 1 }, (_, index) => index + 1)
  const some = random ? every.filter((page) => page > lastPage - 1 || random() < 5 / every.length) : every
  const expected: Record<string, number> = {}
  for (const member of all) expected[member.city] = (expected[member.city] ?? 0) + 1
  for (const page of some) {
    const params = { now, page, city, ...(each.scope && { scope: each.scope }) }
    const found = await pages.page(each.list, params, { order: each.order })
    const about = `${each.list.name} ${each.order} ${each.scope} ${city} page ${page} of ${lastPage}`
    expect(Object.fromEntries(found.cities.map((row) => [row.city, row.count])), about).toEqual(expected)
    expect(
      found.rows.map(({ id }) => id),
      about,
    ).toEqual(here.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id))
  }
  const params = { now, ...(each.scope && { scope: each.scope }) }
  const { cities: named } = await pages.cities(each.list, params)
  expect(Object.fromEntries(named.map((row) => [row.city, row.count]))).toEqual(expected)
}

/** With small marks and chapters a small catalogue has as many as a large one. */
async function smallMarks(sql: Sql) {
  await sql.unsafe(
    "create or replace function marks_every() returns int language sql immutable as 'select 5'",
  )
  await sql.unsafe(
    "create or replace function marks_in_chapter() returns int language sql immutable as 'select 3'",
  )
}

async function hasMarks(sql: Sql) {
  const [row] = await sql`select (select count(*)::int from list_marks) as marks,
    (select count(*)::int from list_chapters) as chapters`
  expect(row?.marks).toBeGreaterThan(300)
  expect(row?.chapters).toBeGreaterThan(80)
}

/** Marks, chapters and totals say the same. */
async function addsUp(sql: Sql) {
  const wrong = await sql`
    select t.list, t.city, t.total, o.is_newest, m.members as marks, c.members as chapters from list_totals t
    cross join (values (false), (true)) o (is_newest)
    cross join lateral (
      select sum(members)::int as members from list_marks m where m.list_id = t.id and m.is_newest = o.is_newest) m
    cross join lateral (
      select sum(members)::int as members from list_chapters c where c.list_id = t.id and c.is_newest = o.is_newest) c
    where t.total < 0 or m.members <> t.total or c.members is distinct from m.members`
  expect([...wrong]).toEqual([])
}

/** All, or a third of them: each is compared page by page. */
const someCasesOf = async (sql: Sql, random: Random) =>
  (await casesOf(sql)).filter(() => isLong || random() < 1 / 3)

const rounds = isLong ? 20 : 10
const seeds = isLong ? [1, 2, 3, 4, 5, 6, 7, 8] : [1]

test.each(seeds)(
  'whatever is written and whatever the time is, every page, total and city is exact (%i)',
  async (seed) => {
    const database = await testDatabase()
    const { sql } = database
    const random = seededRandom(seed)
    await smallMarks(sql)
    const catalogue = await randomCatalogue(database, start)
    await catalogue.fill(random, 300)
    await sql`select count_list_changes(${start.toISOString()})`

    for (let round = 0; round < rounds; round += 1) {
      for (let write = 0; write < 4; write += 1) await catalogue.write(sql, random)
      if (random() < 0.5) catalogue.stepClock(random)
      if (random() < 0.3) await sql`select count_list_changes(${catalogue.now().toISOString()})`
      if (random() < 0.1) await sql`select count_list_changes()`
      if (random() < 0.3)
        await sql`select count_list_changes(${catalogue.now().toISOString()}, ${Math.ceil(random() * 6)})`
      if (round === rounds - 5 && seed === 1)
        await sql`select count_all_lists(${catalogue.now().toISOString()})`
      const cases = await casesOf(sql)
      for (let turn = 0; turn < 4; turn += 1) {
        const each = cases[Math.floor(random() * (turn < 2 ? 6 : cases.length))] as Case
        const city = random() < 0.5 ? undefined : [...cities, 'Atlantis'][Math.floor(random() * 4)]
        await compare(database, catalogue.now(), each, city, random)
      }
    }
    await sql`select count_list_changes()`
    await addsUp(sql)
    await hasMarks(sql)
    for (const each of await someCasesOf(sql, random))
      await compare(database, catalogue.now(), each, cities[0], random)
  },
  300_000,
)

test('while changes are counted a few at a time, in whatever order they are stored, every total is exact', async () => {
  const database = await testDatabase()
  const { sql } = database
  const random = seededRandom(5)
  await smallMarks(sql)
  const catalogue = await randomCatalogue(database, start)
  await catalogue.fill(random, 100)
  await sql`delete from products where city = ${cities[0] ?? ''}`
  // What entered the lists is now stored after what left them.
  await sql`update list_changes set change = change where change = 1`
  for (let round = 0; round < 8; round += 1) {
    await sql`select count_list_changes(${start.toISOString()}, 15)`
    for (const each of (await casesOf(sql)).slice(0, 6))
      await compare(database, catalogue.now(), each, undefined, random)
  }
})

/** A deadlock, or a store that another writer has just moved or deleted. */
const repeatable = /^(40P01|23503)$/

test('whatever several people write at the same time, every page, total and city is exact afterwards', async () => {
  const database = await testDatabase()
  const { sql } = database
  await smallMarks(sql)
  const catalogue = await randomCatalogue(database, start)
  await catalogue.fill(seededRandom(7), 300)
  let isOver = false

  const writer = async (seed: number) => {
    const random = seededRandom(seed)
    for (let turn = 0; turn < (isLong ? 12 : 6); turn += 1) {
      const work = sql.begin(async (tx) => {
        for (let write = 0; write < 3; write += 1) await catalogue.write(tx as unknown as Sql, random)
        if (random() < 0.2) throw new Error('rolled back')
      })
      await work.catch((error) => {
        if (error.message !== 'rolled back' && !repeatable.test(codeOf(error))) throw error
      })
    }
  }
  const counter = async () => {
    while (!isOver) await sql`select count_list_changes(${catalogue.now().toISOString()}, 5)`
  }
  /** In one statement the totals of the list and of its cities are always the same. */
  const reader = async () => {
    const pages = listPages(database.tables)
    while (!isOver) {
      const { rows, cities: counts } = await pages.page(keptLists.rated, { now: start, page: 2 })
      const total = counts.reduce((sum, { count }) => sum + count, 0)
      expect(rows).toHaveLength(Math.max(0, Math.min(pageSize, total - pageSize)))
    }
  }
  const others = [counter(), reader()]
  await Promise.all([11, 12, 13, 14].map(writer)).finally(() => {
    isOver = true
  })
  await Promise.all(others)

  const random = seededRandom(3)
  for (const each of await someCasesOf(sql, random))
    await compare(database, catalogue.now(), each, undefined, random)
  await sql`select count_list_changes(${catalogue.now().toISOString()}, 100000)`
  expect(await sql`select from list_changes`).toHaveLength(0)
  await addsUp(sql)
  for (const each of await someCasesOf(sql, random))
    await compare(database, catalogue.now(), each, cities[1], random)
}, 300_000)
