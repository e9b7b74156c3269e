import type { Sql } from 'postgres'
import { normaliseExpiry } from '#domain/discount.ts'
import { dayInMs, hourInMs } from '#domain/mauritius-time.ts'
import { findPlace } from '#domain/places.ts'
import { given as rowsFor } from './given.ts'
import type { TestDatabase } from './test-database.ts'

export type Random = () => number

/** Numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const cities = ['Curepipe', 'Flacq', 'Mahébourg']

/** The first two are equally far from Curepipe, the third is Curepipe itself. */
const { latitude, longitude } = findPlace('Curepipe') ?? { latitude: 0, longitude: 0 }
const pins = [
  { latitude, longitude: longitude - 0.02 },
  { latitude, longitude: longitude + 0.02 },
  { latitude, longitude },
  { latitude: -20.02, longitude: 57.59 },
  { latitude: -19.7, longitude: 63.42 },
]

interface Category {
  id: string
  path: string[]
}
const oneOf = <Thing>(random: Random, things: readonly Thing[]): Thing =>
  things[Math.floor(random() * things.length)] as Thing

/** A small catalogue, and writes of every kind that change its lists, chosen by chance. */
export async function randomCatalogue({ tables, sql }: TestDatabase, start: Date) {
  let now = start
  const given = rowsFor(tables, () => now)
  const tree = await categoriesOf(given.productCategory)
  const storeTree = await categoriesOf(given.storeCategory)
  for (let made = 0; made < 9; made += 1)
    await given.store({
      city: cities[made % 3] as string,
      category: storeTree[made % storeTree.length] as Category,
    })
  const picture = await given.picture()
  const people: string[] = []
  for (let made = 0; made < 12; made += 1) people.push((await given.user()).id)

  const ids = async (client: Sql, table: string, random: Random, count: number) =>
    (
      await client<
        { id: string }[]
      >`select id from ${client(table)} order by md5(id::text || ${String(random())})
        limit ${count}`
    ).map(({ id }) => id)
  const someProducts = (client: Sql, random: Random, most = 4) =>
    ids(client, 'products', random, 1 + Math.floor(random() * most))

  async function add(client: Sql, random: Random, count: number): Promise<void> {
    const stores = await client<
      { id: string; city: string; status: string }[]
    >`select id, city, status from stores`
    if (stores.length === 0) return
    const rows = Array.from({ length: count }, () => {
      const store = oneOf(random, stores)
      const category = oneOf(random, tree)
      const ratings = random() < 0.4 ? 0 : Math.ceil(random() * 5)
      return {
        id: uuid(random),
        store_id: store.id,
        category_id: category.id,
        rating_count: ratings,
        rating_sum: Math.min(5 * ratings, ratings + Math.floor(random() * (4 * ratings + 1))),
        // Many at the same moment, so that ids decide.
        created_at: new Date(Math.floor((now.getTime() - random() * 60 * dayInMs) / dayInMs) * dayInMs),
        discount_percent: random() < 0.4 ? 20 : null,
        days: Math.floor(random() * 12) - 3,
      }
    }).map(({ days, ...row }) => ({
      ...row,
      discount_expires_at: row.discount_percent ? expiry(now, days, random) : null,
    }))
    await client`insert into products (id, store_id, city, store_status, title, description, price_cents, picture_key,
        category_id, category_path, rating_sum, rating_count, created_at, discount_percent, discount_expires_at)
      select r.id, r.store_id, s.city, s.status, 'Product', '', 100, ${picture}, c.id, c.path, r.rating_sum, r.rating_count,
        r.created_at, r.discount_percent, r.discount_expires_at
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as r (id uuid, store_id uuid, category_id uuid, rating_sum int,
        rating_count int, created_at timestamptz, discount_percent numeric, discount_expires_at timestamptz)
      join stores s on s.id = r.store_id join product_categories c on c.id = r.category_id`
  }

  const writes: Record<string, (client: Sql, random: Random) => Promise<unknown>> = {
    add: (client, random) => add(client, random, 1 + Math.floor(random() * 8)),
    addMany: (client, random) => add(client, random, 150),
    async price(client, random) {
      await client`update products set price_cents = price_cents + 1 where id = any (${await someProducts(client, random)})`
    },
    async rate(client, random) {
      const [product] = await someProducts(client, random, 1)
      const stars = 1 + Math.floor(random() * 5)
      if (product)
        await client`insert into product_ratings (id, product_id, user_id, rating)
          values (${uuid(random)}, ${product}, ${oneOf(random, people)}, ${stars})
          on conflict (product_id, user_id) do update set rating = excluded.rating`
    },
    async takeBackRatings(client, random) {
      await client`delete from product_ratings where user_id = ${oneOf(random, people)}`
    },
    async rateStore(client, random) {
      const [store] = await ids(client, 'stores', random, 1)
      if (store)
        await client`insert into store_ratings (id, store_id, user_id, rating)
          values (${uuid(random)}, ${store}, ${oneOf(random, people)}, ${1 + Math.floor(random() * 5)})
          on conflict (store_id, user_id) do update set rating = excluded.rating`
    },
    async startDiscount(client, random) {
      const ends = expiry(now, Math.floor(random() * 12), random).toISOString()
      await client`update products set discount_percent = 10, discount_expires_at = ${ends}
        where id = any (${await someProducts(client, random)})`
    },
    async endDiscount(client, random) {
      await client`update products set discount_percent = null, discount_expires_at = null
        where id = any (${await someProducts(client, random)})`
    },
    async recategorise(client, random) {
      const { id } = oneOf(random, tree)
      await client`update products p set category_id = c.id, category_path = c.path from product_categories c
        where c.id = ${id} and p.id = any (${await someProducts(client, random)})`
    },
    /** A category of the third level goes below another category of the second. */
    async moveCategory(client) {
      await client`update product_categories moved set parent_id = n.id, path = n.path || moved.id
        from (select id, path from product_categories where depth = 1 order by random() limit 1) n
        where moved.id = (
          select id from product_categories c where depth = 2
            and not exists (select from product_categories below where below.parent_id = c.id) order by random() limit 1)`
    },
    async moveStore(client, random) {
      const [store] = await ids(client, 'stores', random, 1)
      await client`update stores set city = ${oneOf(random, cities)} where id = ${store ?? null}`
    },
    /** To one of few pins, so that stores share them, or back to the position of its city. */
    async pinStore(client, random) {
      const [store] = await ids(client, 'stores', random, 1)
      const pin = random() < 0.3 ? null : oneOf(random, pins)
      await client`update stores set latitude = ${pin?.latitude ?? null}, longitude = ${pin?.longitude ?? null}
        where id = ${store ?? null}`
    },
    async suspend(client, random) {
      const [store] = await ids(client, 'stores', random, 1)
      await client`update stores set status = ${random() < 0.3 ? 'suspended' : 'active'} where id = ${store ?? null}`
    },
    async remove(client, random) {
      const isRemoved = random() < 0.6
      await client`update products
        set status = (case when ${isRemoved} then 'removed' when is_hidden then 'hidden' else 'active' end)::product_status
        where id = any (${await someProducts(client, random)})`
    },
    async hide(client, random) {
      const isHidden = random() < 0.6
      await client`update products set is_hidden = ${isHidden},
          status = case when status = 'removed' then status else (case when ${isHidden} then 'hidden' else 'active' end)::product_status end
        where id = any (${await someProducts(client, random)})`
    },
    async delete(client, random) {
      await client`delete from products where id = any (${await someProducts(client, random, 12)})`
    },
    async deleteStore(client, random) {
      if (random() > 0.1) return
      const [store] = await ids(client, 'stores', random, 1)
      await client`delete from stores where id = ${store ?? null} and (select count(*) from stores) > 5`
    },
  }

  return {
    tree,
    storeTree,
    now: () => now,
    /** Mostly forward, sometimes back: the clocks of two processes differ. */
    stepClock(random: Random) {
      const hours = random() < 0.8 ? random() * 30 : -random() * 60
      now = new Date(Math.round(now.getTime() + hours * hourInMs))
    },
    fill: (random: Random, count: number) => add(sql, random, count),
    pinStore: (client: Sql, random: Random) => writes.pinStore?.(client, random),
    write: (client: Sql, random: Random) => oneOf(random, Object.values(writes))(client, random),
  }
}

/** Two roots, each with two categories below, and so on for four levels. */
async function categoriesOf(
  add: (values: { parent?: Category }) => Promise<Category>,
  parent?: Category,
): Promise<Category[]> {
  if (parent && parent.path.length === 4) return []
  const made: Category[] = []
  for (const _ of [1, 2]) {
    const category = await add(parent ? { parent } : {})
    made.push(category, ...(await categoriesOf(add, category)))
  }
  return made
}

function expiry(now: Date, days: number, random: Random): Date {
  const day = new Date(now.getTime() + days * dayInMs)
  // As the product stores it, but for a few: nothing in the database forbids another moment.
  return random() < 0.9 ? (normaliseExpiry(day.toISOString()) ?? day) : day
}

function uuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
