import { between, desc, eq, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import { campaigns, pictures } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'

type NewCampaign = Omit<typeof campaigns.$inferInsert, 'version'>

const columns = {
  id: campaigns.id,
  version: campaigns.version,
  ranOn: campaigns.ranOn,
  channel: campaigns.channel,
  shown: campaigns.shown,
  costCents: campaigns.costCents,
  link: campaigns.link,
  pictureKey: pictures.key,
  pictureUrl: pictures.url,
  placeholder: pictures.placeholder,
}

const month = sql<string>`to_char(${campaigns.ranOn}, 'YYYY-MM')`

export type CampaignsQueries = ReturnType<typeof campaignsQueries>
export type CampaignRow = Awaited<ReturnType<CampaignsQueries['list']>>[number]

export function campaignsQueries(tables: Tables) {
  const rows = () =>
    tables.select(columns).from(campaigns).leftJoin(pictures, eq(pictures.key, campaigns.pictureKey))

  return {
    count: () => tables.$count(campaigns),

    list: (limit: number, offset: number) =>
      rows().orderBy(desc(campaigns.ranOn), desc(campaigns.id)).limit(limit).offset(offset),

    /** The sums of whole months. */
    months: (from: string, until: string) =>
      tables
        .select({
          month,
          campaigns: sql<number>`count(*)::int`,
          costCents: sql<number>`sum(${campaigns.costCents})::float8`,
        })
        .from(campaigns)
        .where(between(campaigns.ranOn, from, until))
        .groupBy(month)
        .orderBy(desc(month)),

    async one(id: string) {
      const [row] = await rows().where(eq(campaigns.id, id))
      return row
    },

    async lock(tx: Transaction, id: string) {
      const [locked] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
      return locked
    },

    async add(tx: Transaction, values: NewCampaign) {
      await tx.insert(campaigns).values(values)
    },

    async update(tx: Transaction, id: string, values: Partial<NewCampaign>) {
      await tx
        .update(campaigns)
        .set({ ...values, version: sql`${campaigns.version} + 1` })
        .where(eq(campaigns.id, id))
    },

    async remove(tx: Transaction, id: string) {
      await tx.delete(campaigns).where(eq(campaigns.id, id))
    },
  }
}
