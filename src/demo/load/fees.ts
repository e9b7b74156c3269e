import type { TransactionSql } from 'postgres'
import { massAdvertisingCents, monthlyFeeCents, personalisedFromCents } from '#domain/advertising-fees.ts'
import { addDays, mauritiusDay, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import { demoAccounts } from '../accounts.ts'
import { addRows } from './add-rows.ts'
import { demoIssuer } from './payment-details.ts'
import type { PlannedStore } from './plan-stores.ts'
import type { Row } from './row.ts'
import { timeOrderedId } from './time-ordered-id.ts'

const chargedStores = 200
const methods = ['bank transfer', 'juice', 'cash']

/** Four months of advertising windows: mostly paid, some still due this month, one a month late. */
export async function loadFees(
  sql: TransactionSql,
  stores: readonly PlannedStore[],
  now: Date,
): Promise<void> {
  const cycles: Row[] = []
  const payments: Row[] = []
  const featured = await featuredProducts(sql)
  const issuer = await demoIssuer(sql)
  const months = [-3, -2, -1, 0].map((offset) => monthFrom(mauritiusDay(now), offset))

  for (const [index, store] of stores.slice(0, chargedStores).entries()) {
    for (const [month, { firstDay, lastDay }] of months.entries()) {
      const hasBegun = startOfMauritiusDay(firstDay).getTime() >= store.createdAt
      if (!hasBegun) continue
      const isThisMonth = month === months.length - 1
      const isPaid =
        store.isOpenToVisitors || (!(index % 13 === 5 && isThisMonth) && !(index === 18 && month >= 2))
      charge(store, index * 10 + month, 'monthly', firstDay, lastDay, monthlyFeeCents, isPaid)
    }
    const promoted = months.at(-1)
    const product = featured.get(store.id)
    if (product && promoted && startOfMauritiusDay(promoted.firstDay).getTime() >= store.createdAt) {
      charge(
        store,
        index * 10 + 9,
        'personalised',
        promoted.firstDay,
        promoted.lastDay,
        personalisedFromCents,
        true,
        product,
      )
    }
  }
  // The ledger outlives a deleted demo store, so its windows may exist already.
  const kept = await sql<{ id: string }[]>`
    select id from fee_cycles where id = any (${cycles.map(([id]) => String(id))}::uuid[])`
  const isNew = (cycleId: unknown) => kept.every(({ id }) => id !== cycleId)
  await addRows(
    sql,
    'fee_cycles',
    [
      ...['id', 'store_id', 'store_name', 'kind', 'starts_on', 'ends_on', 'due_on', 'amount_cents'],
      ...['mass_advertising_cents', 'created_at', 'product_id', 'product_title'],
    ],
    cycles.filter(([id]) => isNew(id)),
  )
  await addRows(
    sql,
    'fee_payments',
    [
      ...['id', 'cycle_id', 'kind', 'amount_cents', 'method', 'reference', 'received_on', 'recorded_by'],
      ...['created_at', 'issuer_name', 'issuer_address', 'issuer_brn', 'issuer_vat_number'],
    ],
    payments.filter(([, cycleId]) => isNew(cycleId)),
  )

  function charge(
    { id: storeId, content }: PlannedStore,
    number: number,
    kind: 'monthly' | 'personalised',
    firstDay: string,
    lastDay: string,
    amount: number,
    isPaid: boolean,
    product?: FeaturedProduct,
  ) {
    const dueOn = addDays(firstDay, -1)
    const billedAt = startOfMauritiusDay(addDays(firstDay, -10))
    const id = timeOrderedId('feeCycle', number, billedAt.getTime())
    const massAdvertising = kind === 'monthly' ? massAdvertisingCents : 0
    cycles.push([
      id,
      storeId,
      content.name,
      kind,
      firstDay,
      lastDay,
      dueOn,
      amount,
      massAdvertising,
      billedAt,
      product?.id ?? null,
      product?.title ?? null,
    ])
    if (!isPaid) return
    const receivedOn = addDays(dueOn, -(number % 6))
    const at = new Date(startOfMauritiusDay(receivedOn).getTime() + 10 * 3_600_000)
    const paymentId = timeOrderedId('feePayment', number, at.getTime())
    const method = methods[number % methods.length] ?? null
    payments.push([
      ...[paymentId, id, 'payment', amount, method, `ZB-${firstDay.slice(0, 7)}-${number}`, receivedOn],
      ...[demoAccounts.websiteOwner, at, ...issuer],
    ])
  }
}

interface FeaturedProduct {
  id: string
  title: string
}

/** One featured product of each store that has one. */
async function featuredProducts(sql: TransactionSql): Promise<Map<string, FeaturedProduct>> {
  const rows = await sql<(FeaturedProduct & { storeId: string })[]>`
    select distinct on (store_id) store_id as "storeId", id, title from products
    where featured_from is not null order by store_id, id`
  return new Map(rows.map(({ storeId, ...product }) => [storeId, product]))
}

/** First and last day of the calendar month `offset` months from the day's. */
function monthFrom(day: string, offset: number): { firstDay: string; lastDay: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const dayText = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
  return { firstDay: dayText(offset, 1), lastDay: dayText(offset + 1, 0) }
}
