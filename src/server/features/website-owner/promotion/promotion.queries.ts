import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { asWritten, wordsIn } from '#server/lists/search-words.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  featuredPeriods,
  feeCycles,
  pictures,
  products,
  stores,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { inOrder } from '#server/shared/featured/featured-list.ts'
import { type FeaturedState, isFeatured } from '#server/shared/featured/featured-times.ts'

export interface ProductSearch {
  search: string
  status?: 'active' | 'removed' | undefined
}

const orders: Record<FeaturedState, SQL[]> = {
  running: inOrder,
  coming: inOrder,
  past: [desc(products.featuredUntil), desc(products.id)],
}

const columns = {
  id: products.id,
  title: products.title,
  priceCents: products.priceCents,
  status: products.status,
  pictureKey: pictures.key,
  pictureUrl: pictures.url,
  placeholder: pictures.placeholder,
  featuredFrom: products.featuredFrom,
  featuredUntil: products.featuredUntil,
  createdAt: products.createdAt,
  storeId: stores.id,
  storeName: stores.name,
  storeStatus: stores.status,
  paid: sql<{ startsOn: string; endsOn: string } | null>`(
    select json_build_object('startsOn', f.starts_on, 'endsOn', f.ends_on) from ${feeCycles} f
    where f.product_id = ${products.id} and f.kind = 'personalised' and f.paid_cents > 0
    order by f.starts_on desc limit 1)`,
  periods: sql<{ startsAt: string; endsAt: string | null; isPaid: boolean }[]>`coalesce((
    select json_agg(json_build_object('startsAt', p.starts_at, 'endsAt', p.ends_at, 'isPaid', p.cycle_id is not null)
      order by p.starts_at, p.id)
    from ${featuredPeriods} p where p.product_id = ${products.id}), '[]')`,
}

/** Whether a product is in one of the three lists. One that runs and will run again is in two. */
const isListed = (state: FeaturedState, now: Date) =>
  state === 'coming'
    ? sql`${products.id} in (select product_id from ${featuredPeriods} where starts_at > ${now.toISOString()})`
    : and(isNotNull(products.featuredFrom), isFeatured[state](now))

export type PromotionQueries = ReturnType<typeof promotionQueries>
export type ListedRow = Awaited<ReturnType<PromotionQueries['products']>>[number]

export function promotionQueries(tables: Tables) {
  /** The page is cut out by id first, so that a far page joins only its own rows. */
  function page(where: SQL | undefined, order: SQL[], limit: number, offset: number) {
    const cut = tables
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
      .as('page')
    return tables
      .select(columns)
      .from(cut)
      .innerJoin(products, eq(products.id, cut.id))
      .innerJoin(stores, eq(stores.id, products.storeId))
      .innerJoin(pictures, eq(pictures.key, products.pictureKey))
      .orderBy(...order)
  }

  return {
    productCount: (filter: ProductSearch) => tables.$count(products, matching(filter)),

    /** Newest first: ids are ordered by time. */
    products: (filter: ProductSearch, limit: number, offset: number) =>
      page(matching(filter), [desc(products.id)], limit, offset),

    featuredCount: (state: FeaturedState, now: Date) => tables.$count(products, isListed(state, now)),

    featured: (state: FeaturedState, now: Date, limit: number, offset: number) =>
      page(isListed(state, now), orders[state], limit, offset),

    async lock(tx: Transaction, id: string) {
      const [locked] = await tx
        .select({
          title: products.title,
          isVisible: products.isVisible,
        })
        .from(products)
        .where(eq(products.id, id))
        .for('no key update')
      return locked
    },

    /** The periods that are not over, earliest first. */
    openPeriods(tx: Transaction, productId: string, now: Date) {
      return tx
        .select()
        .from(featuredPeriods)
        .where(
          and(
            eq(featuredPeriods.productId, productId),
            or(isNull(featuredPeriods.endsAt), gt(featuredPeriods.endsAt, now)),
          ),
        )
        .orderBy(asc(featuredPeriods.startsAt), asc(featuredPeriods.id))
    },

    async addPeriod(tx: Transaction, period: typeof featuredPeriods.$inferInsert) {
      await tx.insert(featuredPeriods).values(period)
    },

    async updatePeriod(tx: Transaction, id: string, times: { startsAt?: Date; endsAt: Date | null }) {
      await tx.update(featuredPeriods).set(times).where(eq(featuredPeriods.id, id))
    },

    async removePeriod(tx: Transaction, id: string) {
      await tx.delete(featuredPeriods).where(eq(featuredPeriods.id, id))
    },

    /** Numbers them in the order of the list. */
    async setOrder(tx: Transaction, ids: readonly string[]) {
      await tx
        .update(products)
        .set({ featuredPosition: sql`array_position(${sql.param([...ids])}::uuid[], ${products.id})` })
        .where(inArray(products.id, [...ids]))
    },
  }
}

function matching({ search, status }: ProductSearch): SQL | undefined {
  const words = wordsIn(search)
  return and(
    // A literal, not a parameter: only then does PostgreSQL use the partial index of removed products.
    status === 'removed' ? sql`${products.status} = 'removed'` : status && eq(products.status, status),
    search ? (words.length > 0 ? sql`${products.search} @@ ${asWritten(words)}` : sql`false`) : undefined,
  )
}
