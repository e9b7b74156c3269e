import { inArray, type SQL, sql } from 'drizzle-orm'
import { type AlertData, type AlertKind, alertEvent, tellAt } from '#domain/alerts.ts'
import type { PriceRow } from '#domain/honest-price.ts'
import { places } from '#domain/places.ts'
import {
  alertChanges,
  alertChoices,
  alerts,
  followedStores,
  products,
  savedSearches,
  stores,
  wishedProducts,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { historyRows, toPriceRows } from '#server/shared/price-history.ts'

export interface Changed extends Record<string, unknown> {
  productId: string
  kind: 'new' | 'price'
  at: string
}

export interface ChangedProduct extends Record<string, unknown> {
  id: string
  title: string
  storeName: string
  priceCents: number
  discountPercent: number | null
  discountExpiresAt: string | null
}

interface Told {
  event: string
  kind: AlertKind
  productId: string
  data: AlertData
}

interface Taken extends Record<string, unknown> {
  taken: number
  last: string | null
}

/** So many people in a statement. */
const mostPeople = 5000
/** So many saved searches are compared with new products in a statement. */
const mostSearches = 2000

const firstId = '00000000-0000-0000-0000-000000000000'

export type NotingQueries = typeof notingQueries

/**
 * Writes messages, each event once a person: the key of the table decides, whatever else runs at the same time. When it
 * is to be sent follows from the choice of the person.
 */
export const notingQueries = {
  /** Takes changes that no other process is at. They are back when the transaction fails. */
  async takeChanges(tx: Transaction, most: number): Promise<Changed[]> {
    const rows = await tx.execute<Changed>(sql`
      delete from ${alertChanges} where id in (
        select id from ${alertChanges} order by id limit ${most} for update skip locked)
      returning product_id as "productId", kind, created_at as at`)
    return [...rows]
  },

  /** Those that are shown; `since` leaves out what was added before. */
  async shown(tx: Transaction, ids: readonly string[], since?: Date): Promise<ChangedProduct[]> {
    const rows = await tx.execute<ChangedProduct>(sql`
      select ${productFacts} from ${products} p join ${stores} s on s.id = p.store_id
      where p.id = any(${sql.param([...ids])}::uuid[]) and p.is_visible
        and ${since ? sql`p.created_at >= ${since.toISOString()}` : sql`true`}
      order by p.id`)
    return [...rows]
  },

  /** Products somebody watches whose discount ends in this time. */
  async ending(tx: Transaction, from: Date, until: Date, after: string | undefined, most: number) {
    const rows = await tx.execute<ChangedProduct>(sql`
      select ${productFacts} from ${products} p join ${stores} s on s.id = p.store_id
      where p.is_visible and p.discount_percent is not null
        and p.discount_expires_at >= ${from.toISOString()} and p.discount_expires_at < ${until.toISOString()}
        and exists (select from ${wishedProducts} w where w.product_id = p.id and w.alerts_since is not null)
        and p.id > ${after ?? firstId}
      order by p.id limit ${most}`)
    return [...rows]
  },

  /** The prices of each product, in the order of time. */
  async histories(tx: Transaction, ids: readonly string[]): Promise<Map<string, PriceRow[]>> {
    const rows = await tx
      .select({ id: products.id, history: historyRows })
      .from(products)
      .where(inArray(products.id, [...ids]))
    return new Map(rows.map(({ id, history }) => [id, toPriceRows(history)]))
  },

  tellFollowers: (tx: Transaction, told: Told, now: Date) =>
    tellAll(
      { tx, told, now, atOnce: mostPeople },
      (after) => sql`
        select f.user_id, f.user_id as place, '{}'::jsonb as more
        from ${followedStores} f join ${products} p on p.store_id = f.store_id
        where p.id = ${told.productId} and f.user_id > ${after}
        order by f.user_id limit ${mostPeople}`,
    ),

  /** Everybody who watched the price before it changed. */
  tellWishers: (tx: Transaction, told: Told, now: Date, changedAt?: string) =>
    tellAll(
      { tx, told, now, atOnce: mostPeople },
      (after) => sql`
        select user_id, user_id as place, '{}'::jsonb as more from ${wishedProducts}
        where product_id = ${told.productId} and user_id > ${after} and alerts_since is not null
          and ${changedAt ? sql`alerts_since <= ${changedAt}::timestamptz` : sql`true`}
        order by user_id limit ${mostPeople}`,
    ),

  /** Compares with every saved search, so many at once. */
  tellSearchers: (tx: Transaction, told: Told, offer: Offer, now: Date) =>
    tellAll({ tx, told, now, atOnce: mostSearches }, (after) =>
      searchers(told, offer, after, sql`true`, sql`true`),
    ),

  /**
   * A price that drops is compared with the searches that limit it. Whoever was told that the product is new and
   * matches is not told again.
   */
  tellSearchersOfPrice: (tx: Transaction, told: Told, offer: Offer, now: Date) =>
    tellAll({ tx, told, now, atOnce: mostSearches }, (after) =>
      searchers(
        told,
        offer,
        after,
        sql`(filters ? 'maxPrice' or filters ? 'onSale')`,
        sql`not exists (select from ${alerts} a where a.user_id = s.user_id and a.kind = 'search-match'
              and a.event = ${alertEvent.newProduct(told.productId)})`,
      ),
    ),
}

/** What a product costs now, in rupees. */
interface Offer {
  price: number
  isOnSale: boolean
}

/** The people whose searches a product matches: by its name, city, price, discount, rating and distance. */
function searchers({ productId }: Told, offer: Offer, after: string, among: SQL, and: SQL): SQL {
  const { price, isOnSale } = offer
  return sql`
    select case when p.name_words @@ s.query and (s.city is null or s.city = p.city)
        and ${price} >= coalesce((s.filters ->> 'minPrice')::float8, 0)
        and ${price} <= coalesce((s.filters ->> 'maxPrice')::float8, 'infinity')
        and (${isOnSale} or not s.filters ? 'onSale')
        and p.average_rating >= coalesce((s.filters ->> 'minRating')::float8, 0)
        and (not s.filters ? 'radius' or (${kmFromNear})::float8 <= (s.filters ->> 'radius')::float8)
        and ${and} then s.user_id end as user_id,
      s.id as place, jsonb_build_object('search', s.q) as more
    from (select * from ${savedSearches} where id > ${after} and ${among} order by id limit ${mostSearches}) s,
      ${products} p join ${stores} t on t.id = p.store_id
    where p.id = ${productId}`
}

const positions = JSON.stringify(
  Object.fromEntries(places.map(({ name, latitude, longitude }) => [name, [latitude, longitude]])),
)

/** From the place of the search to the store, whose own position counts before that of its city. */
const kmFromNear = sql`select km_between((f.at ->> 0)::float8, (f.at ->> 1)::float8,
    coalesce(t.latitude, (f.city ->> 0)::float8), coalesce(t.longitude, (f.city ->> 1)::float8))
  from (select known -> (s.filters ->> 'near') as at, known -> t.city as city
    from (select ${positions}::text::jsonb as known) k) f`

const productFacts = sql`p.id, p.title, s.name as "storeName", p.price_cents as "priceCents",
  p.discount_percent::float8 as "discountPercent", p.discount_expires_at as "discountExpiresAt"`

interface Telling {
  tx: Transaction
  told: Told
  now: Date
  /** So many rows of people in a statement. */
  atOnce: number
}

/** `peopleAfter` a place has columns `user_id` (null for nobody), `place` in the order, and `more` data. */
async function tellAll(telling: Telling, peopleAfter: (place: string) => SQL): Promise<void> {
  let place: string | undefined = firstId
  while (place) place = await tellSome(telling, peopleAfter(place))
}

/** Where to go on; undefined after the last of them. */
async function tellSome({ tx, told, now, atOnce }: Telling, people: SQL): Promise<string | undefined> {
  const { event, kind, productId, data } = told
  const at = (column: SQL, isUrgent: boolean) => sql`case ${column}
    when 'at-once' then ${moment('at-once', now)}::timestamptz
    when 'daily' then ${moment(isUrgent ? 'at-once' : 'daily', now)}::timestamptz end`
  // One that ends tomorrow cannot wait for the next morning.
  const isUrgent = kind === 'discount-ends'
  const [found] = await tx.execute<Taken>(sql`
    with people as materialized (${people}),
    told as (
      insert into ${alerts} (id, user_id, event, kind, product_id, data, created_at, mail_at, push_at)
      select distinct on (p.user_id) gen_random_uuid(), p.user_id, ${event}, ${kind}, ${productId},
        ${JSON.stringify(data)}::text::jsonb || p.more, ${now.toISOString()},
        ${at(sql`c.mail`, isUrgent)}, ${at(sql`c.push`, isUrgent)}
      from people p left join ${alertChoices} c on c.user_id = p.user_id
      where p.user_id is not null order by p.user_id, p.place
      on conflict do nothing)
    select count(*)::int as taken, (select place from people order by place desc limit 1) as last from people`)
  return found && found.taken >= atOnce ? (found.last ?? undefined) : undefined
}

const moment = (pace: 'at-once' | 'daily', now: Date) => tellAt(pace, now)?.toISOString() ?? null
