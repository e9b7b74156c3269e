import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  campaigns,
  feeCycles,
  feePayments,
  products,
  stores,
  tapCounts,
} from '#server/platform/database/schema/index.ts'

interface Span {
  storeId: string
  from: string
  until: string
}

const sum = (kind: string) =>
  sql<number>`coalesce(sum(${tapCounts.count}) filter (where ${tapCounts.kind} = ${kind}), 0)::int`
const totals = {
  view: sum('view'),
  call: sum('call'),
  whatsapp: sum('whatsapp'),
  directions: sum('directions'),
  link: sum('link'),
}
const signed = sql`case ${feePayments.kind} when 'payment' then -1 else 1 end * ${feePayments.amountCents}`
const productsNamed = 10

const monthlyOf = (storeId: string) => and(eq(feeCycles.storeId, storeId), eq(feeCycles.kind, 'monthly'))

export type StatementQueries = ReturnType<typeof statementQueries>

export function statementQueries(tables: Tables) {
  const inSpan = ({ storeId, from, until }: Span) =>
    and(eq(tapCounts.storeId, storeId), between(tapCounts.day, from, until))

  return {
    async store(storeId: string) {
      const [found] = await tables
        .select({ _id: stores.id, name: stores.name })
        .from(stores)
        .where(eq(stores.id, storeId))
      return found
    },

    /** Of the monthly windows, because personalised advertising is never owed. */
    async balanceBefore({ storeId, from }: Span): Promise<number> {
      const [row] = await tables.execute<{ cents: number }>(sql`
        select (coalesce((select sum(${feeCycles.amountCents}) from ${feeCycles}
            where ${monthlyOf(storeId)} and ${feeCycles.dueOn} < ${from}::date), 0)
          + coalesce((select sum(${signed}) from ${feePayments}
            join ${feeCycles} on ${feeCycles.id} = ${feePayments.cycleId}
            where ${monthlyOf(storeId)} and ${feePayments.receivedOn} < ${from}::date), 0))::float8 as cents`)
      return row?.cents ?? 0
    },

    monthlyCharges({ storeId, from, until }: Span) {
      return tables
        .select()
        .from(feeCycles)
        .where(and(monthlyOf(storeId), between(feeCycles.dueOn, from, until)))
        .orderBy(asc(feeCycles.dueOn), asc(feeCycles.id))
    },

    payments({ storeId, from, until }: Span) {
      return tables
        .select({ payment: feePayments, cycle: feeCycles })
        .from(feePayments)
        .innerJoin(feeCycles, eq(feeCycles.id, feePayments.cycleId))
        .where(and(eq(feeCycles.storeId, storeId), between(feePayments.receivedOn, from, until)))
        .orderBy(asc(feePayments.receivedOn), asc(feePayments.receiptNumber))
    },

    campaigns({ from, until }: Pick<Span, 'from' | 'until'>) {
      return tables
        .select({
          _id: campaigns.id,
          ranOn: campaigns.ranOn,
          channel: campaigns.channel,
          shown: campaigns.shown,
          link: campaigns.link,
        })
        .from(campaigns)
        .where(between(campaigns.ranOn, from, until))
        .orderBy(asc(campaigns.ranOn), asc(campaigns.id))
    },

    async taps(span: Span) {
      const [found] = await tables.select(totals).from(tapCounts).where(inSpan(span))
      return found ?? { view: 0, call: 0, whatsapp: 0, directions: 0, link: 0 }
    },

    products(span: Span) {
      return tables
        .select({ _id: products.id, title: products.title, ...totals })
        .from(tapCounts)
        .innerJoin(products, eq(products.id, tapCounts.productId))
        .where(inSpan(span))
        .groupBy(products.id)
        .orderBy(sql`sum(${tapCounts.count}) desc`, asc(products.id))
        .limit(productsNamed)
    },
  }
}
