import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { pageSize } from '#domain/listing.ts'
import { findPlace, type Place } from '#domain/places.ts'
import { isLong } from '#tests/support/long.ts'
import { cities, type Random, randomCatalogue, seededRandom } from '#tests/support/random-catalogue.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { fromPlace } from './distance-from-place.ts'
import { type KeptList, keptLists } from './kept-list.ts'
import { nearPages } from './near-pages.ts'

const start = new Date('2026-11-14T08:00:00Z')
const froms = ['Curepipe', 'Grand Baie', 'Port Mathurin'].map(
  (name) => findPlace(name) ?? expect.fail(`no place ${name}`),
)

interface Case {
  list: KeptList
  scope?: string
}

async function casesOf(sql: Sql): Promise<Case[]> {
  const categories = (table: string) => sql<{ id: string; level: number }[]>`
    select id, cardinality(path) as level from ${sql(table)}`
  return [
    { list: keptLists.stores },
    ...(await categories('product_categories')).map(({ id, level }) => ({
      list: keptLists.category(level),
      scope: id,
    })),
    ...(await categories('store_categories')).map(({ id, level }) => ({
      list: keptLists.storeCategory(level),
      scope: id,
    })),
  ]
}

interface Member {
  id: string
  city: string
  spot: string
}

/** Every member with the distance of its store, sorted as plainly as it can be asked. */
async function membersOf(sql: Sql, { list, scope }: Case, near: Place, radius?: number): Promise<Member[]> {
  const { fromLatitude, fromLongitude, kmByCity } = fromPlace(near)
  const owner = list.of === 'stores' ? 'm.id' : 'm.store_id'
  const where = list.where.replaceAll('{scope}', `'${scope}'`)
  const members = await sql.unsafe<Member[]>(
    `select id, city, spot from (
      select m.*, coalesce(s.latitude::text || ',' || s.longitude::text, s.city) as spot,
        case when s.latitude is null then ($1::text::jsonb ->> s.city)::float8
          else km_between($2, $3, s.latitude, s.longitude) end as km
      from (select * from ${list.of} where ${where}) m join stores s on s.id = ${owner}) placed
    ${radius === undefined ? '' : `where km <= ${radius}`}
    order by km nulls last, average_rating desc, rating_count desc, id`,
    [kmByCity, fromLatitude, fromLongitude],
  )
  return [...members]
}

async function compare({ sql, tables }: TestDatabase, now: Date, each: Case, random: Random) {
  const pages = nearPages(tables)
  const near = froms[Math.floor(random() * froms.length)] as Place
  const radius = random() < 0.5 ? undefined : Math.ceil(random() * 60)
  const city = random() < 0.6 ? undefined : [...cities, 'Atlantis'][Math.floor(random() * 4)]
  const all = await membersOf(sql, each, near, radius)
  const here = city === undefined ? all : all.filter((member) => member.city === city)
  const expected: Record<string, number> = {}
  for (const member of all) expected[member.city] = (expected[member.city] ?? 0) + 1
  const lastPage = Math.ceil(here.length / pageSize)
  for (let page = 1; page <= lastPage + 1; page += 1) {
    if (page > 2 && page < lastPage && random() < 0.6) continue
    const params = { now, page, city, near, radius, ...(each.scope && { scope: each.scope }) }
    const found = await pages.page(each.list, params)
    const about = `${each.list.name} ${each.scope} ${city} near ${near.name} ${radius} page ${page} of ${lastPage}`
    const shown = here.slice((page - 1) * pageSize, page * pageSize)
    expect(Object.fromEntries(found.cities.map((row) => [row.city, row.count])), about).toEqual(expected)
    expect(
      found.rows.map(({ id }) => id),
      about,
    ).toEqual(shown.map(({ id }) => id))
    expect(found.spots, about).toEqual(shown.map(({ spot }) => spot))
  }
}

const rounds = isLong ? 20 : 10
const seeds = isLong ? [1, 2, 3, 4, 5, 6, 7, 8] : [1]

test.each(seeds)(
  'whatever is written, every page and total by distance is that of all members sorted (%i)',
  async (seed) => {
    const database = await testDatabase()
    const { sql } = database
    const random = seededRandom(seed)
    const catalogue = await randomCatalogue(database, start)
    await catalogue.fill(random, 300)
    for (let turn = 0; turn < 8; turn += 1) await catalogue.pinStore(sql, random)
    for (let round = 0; round < rounds; round += 1) {
      for (let write = 0; write < 4; write += 1) await catalogue.write(sql, random)
      if (random() < 0.5) await catalogue.pinStore(sql, random)
      if (random() < 0.3) await sql`select count_list_changes(${catalogue.now().toISOString()})`
      if (random() < 0.3) await sql`select count_list_changes(null, ${Math.ceil(random() * 6)})`
      if (round === rounds - 5) await sql`select count_all_lists(${catalogue.now().toISOString()})`
      const cases = await casesOf(sql)
      for (let turn = 0; turn < 4; turn += 1) {
        const each = cases[Math.floor(random() * (turn < 2 ? 5 : cases.length))] as Case
        await compare(database, catalogue.now(), each, random)
      }
    }
    await sql`select count_list_changes(null, 100000)`
    for (const each of await casesOf(sql)) await compare(database, catalogue.now(), each, random)
    expect([...(await sql`select from spot_totals where total <= 0`)]).toEqual([])
  },
  300_000,
)

test('a product is where its store is, also when both are written at the same time', async () => {
  const database = await testDatabase()
  const { sql } = database
  const random = seededRandom(4)
  const catalogue = await randomCatalogue(database, start)
  await catalogue.fill(random, 40)
  for (let turn = 0; turn < 20; turn += 1)
    await Promise.all([catalogue.pinStore(sql, random), catalogue.fill(random, 5)])
  const wrong = await sql`select from products p join stores s on s.id = p.store_id where p.pin <> s.pin`
  expect([...wrong]).toEqual([])
})
