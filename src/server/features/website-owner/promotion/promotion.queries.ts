import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { asWritten, wordsIn } from '#server/lists/search-words.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { feeCycles, pictures, products, stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { type FeaturedState, isFeatured } from './featured-times.ts'

export interface ProductSearch {
  search: string
  status?: 'active' | 'removed' | undefined
}

const inOrder = [asc(products.featuredPosition), desc(products.createdAt), desc(products.id)]
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
}

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

    featuredCount: (state: FeaturedState, now: Date) =>
      tables.$count(products, and(isNotNull(products.featuredFrom), isFeatured[state](now))),

    featured: (state: FeaturedState, now: Date, limit: number, offset: number) =>
      page(and(isNotNull(products.featuredFrom), isFeatured[state](now)), orders[state], limit, offset),

    /** An advisory lock: two changes of the list of featured products come one after the other. */
    async lockList(tx: Transaction) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('featured products'))`)
    },

    async lock(tx: Transaction, id: string) {
      const [locked] = await tx
        .select({
          title: products.title,
          isVisible: products.isVisible,
          featuredFrom: products.featuredFrom,
          featuredUntil: products.featuredUntil,
        })
        .from(products)
        .where(eq(products.id, id))
        .for('no key update')
      return locked
    },

    /** Running and planned ones, in their order. */
    async current(tx: Transaction, now: Date): Promise<{ id: string; position: number }[]> {
      return tx
        .select({ id: products.id, position: products.featuredPosition })
        .from(products)
        .where(and(isNotNull(products.featuredFrom), or(isFeatured.running(now), isFeatured.coming(now))))
        .orderBy(...inOrder)
    },

    async update(tx: Transaction, id: string, values: Partial<typeof products.$inferInsert>) {
      await tx.update(products).set(values).where(eq(products.id, id))
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
