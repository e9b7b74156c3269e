import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { ShownState } from '#domain/shown-days.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { banners, pictures } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

type NewBanner = Omit<typeof banners.$inferInsert, 'version'>

const columns = {
  id: banners.id,
  version: banners.version,
  messageEn: banners.messageEn,
  messageFr: banners.messageFr,
  link: banners.link,
  startsOn: banners.startsOn,
  endsOn: banners.endsOn,
  pictureKey: pictures.key,
  pictureUrl: pictures.url,
  placeholder: pictures.placeholder,
}

const isNotPast = (today: string) => or(isNull(banners.endsOn), gte(banners.endsOn, today))

/** The conditions of `shownState` in SQL. */
const isState: Record<ShownState, (today: string) => SQL | undefined> = {
  running: (today) => and(lte(banners.startsOn, today), isNotPast(today)),
  coming: (today) => and(gt(banners.startsOn, today), isNotPast(today)),
  past: (today) => lt(banners.endsOn, today),
}

const inOrder = [asc(banners.position), asc(banners.id)]
/** Past banners newest first: ids are ordered by time. */
const orders: Record<ShownState, SQL[]> = { running: inOrder, coming: inOrder, past: [desc(banners.id)] }

export type BannersQueries = ReturnType<typeof bannersQueries>
export type BannerRow = Awaited<ReturnType<BannersQueries['list']>>[number]

export function bannersQueries(tables: Tables) {
  const rows = () =>
    tables.select(columns).from(banners).leftJoin(pictures, eq(pictures.key, banners.pictureKey))

  return {
    count: (state: ShownState, today: string) => tables.$count(banners, isState[state](today)),

    list: (state: ShownState, today: string, limit: number, offset: number) =>
      rows()
        .where(isState[state](today))
        .orderBy(...orders[state])
        .limit(limit)
        .offset(offset),

    async one(id: string) {
      const [row] = await rows().where(eq(banners.id, id))
      return row
    },

    /** An advisory lock: two changes of the order come one after the other. */
    async lockOrder(tx: Transaction) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('banners'))`)
    },

    async lock(tx: Transaction, id: string) {
      const [locked] = await tx
        .select({
          version: banners.version,
          pictureKey: banners.pictureKey,
          messageEn: banners.messageEn,
        })
        .from(banners)
        .where(eq(banners.id, id))
        .for('update')
      return locked
    },

    async nextPosition(tx: Transaction): Promise<number> {
      const [last] = await tx.select({ position: max(banners.position) }).from(banners)
      return (last?.position ?? 0) + 1
    },

    async add(tx: Transaction, values: NewBanner) {
      await tx.insert(banners).values(values)
    },

    async update(tx: Transaction, id: string, values: Partial<NewBanner>) {
      await tx
        .update(banners)
        .set({ ...values, version: sql`${banners.version} + 1` })
        .where(eq(banners.id, id))
    },

    async remove(tx: Transaction, id: string) {
      await tx.delete(banners).where(eq(banners.id, id))
    },

    /** Running and coming ones, in their order. */
    async current(tx: Transaction, today: string): Promise<string[]> {
      const found = await tx
        .select({ id: banners.id })
        .from(banners)
        .where(isNotPast(today))
        .orderBy(...inOrder)
      return found.map(({ id }) => id)
    },

    /** Numbers them in this order. The version counts edits of the message, and stays. */
    async setOrder(tx: Transaction, ids: readonly string[]) {
      await tx
        .update(banners)
        .set({ position: sql`array_position(${sql.param([...ids])}::uuid[], ${banners.id})` })
        .where(inArray(banners.id, [...ids]))
    },
  }
}
