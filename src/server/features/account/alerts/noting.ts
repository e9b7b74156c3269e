import { type AlertData, alertEvent, newForDays, tellingHours, tomorrow } from '#domain/alerts.ts'
import { isRunning, salePrice } from '#domain/discount.ts'
import { addDays, dayInMs, mauritiusClock, startOfMauritiusDay } from '#domain/mauritius-time.ts'
import { toCents, toRupees } from '#domain/money.ts'
import { priceDrop } from '#domain/price-drop.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'
import type { Changed, ChangedProduct, NotingQueries } from './noting.queries.ts'

interface Deps {
  tables: Tables
  queries: NotingQueries
  clock: Clock
  /** How many changes one transaction takes. */
  atOnce?: number
}

/** Turns what has changed into messages for the people who wait for it. */
export function noting({ tables, queries, clock, atOnce = 100 }: Deps) {
  async function noteNew(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
    const since = new Date(now.getTime() - newForDays * dayInMs)
    for (const product of await queries.shown(tx, ids, since)) {
      const event = {
        event: alertEvent.newProduct(product.id),
        productId: product.id,
        data: dataOf(product, now),
      }
      await queries.tellFollowers(tx, { ...event, kind: 'new-product' }, now)
      await queries.tellSearchers(tx, { ...event, kind: 'search-match' }, offerOf(product, now), now)
    }
  }

  async function notePrices(tx: Transaction, changes: readonly Changed[], now: Date): Promise<void> {
    /** The latest change of each product, since whom everybody who watched is told. */
    const latest = new Map(changes.map(({ productId, at }) => [productId, at]))
    const histories = await queries.histories(tx, [...latest.keys()])
    for (const product of await queries.shown(tx, [...latest.keys()])) {
      const drop = priceDrop(histories.get(product.id) ?? [], now)
      if (!drop) continue
      const data = {
        ...dataOf(product, now),
        priceCents: toCents(drop.now),
        otherCents: toCents(drop.before),
      }
      const told = { productId: product.id, data }
      const event = alertEvent.priceDrop(product.id, now)
      await queries.tellWishers(tx, { ...told, event, kind: 'price-drop' }, now, latest.get(product.id))
      await queries.tellSearchersOfPrice(
        tx,
        { ...told, event: alertEvent.cheapEnough(product.id), kind: 'search-match' },
        offerOf(product, now),
        now,
      )
    }
  }

  return {
    /** Takes every change that was noted so far. */
    async changes(): Promise<void> {
      for (let taken = atOnce; taken === atOnce; ) {
        taken = await inTransaction(tables, async (tx) => {
          const changes = await queries.takeChanges(tx, atOnce)
          const now = clock()
          const added = changes.filter(({ kind }) => kind === 'new').map(({ productId }) => productId)
          const priced = changes.filter(({ kind }) => kind === 'price')
          if (added.length > 0) await noteNew(tx, added, now)
          if (priced.length > 0) await notePrices(tx, priced, now)
          return changes.length
        })
      }
    },

    /** Discounts of watched wishes that end tomorrow. Not in the evening: in the morning they end today. */
    async endingDiscounts(): Promise<void> {
      const now = clock()
      if (mauritiusClock(now).minutes >= tellingHours.until * 60) return
      const day = tomorrow(now)
      const from = startOfMauritiusDay(day)
      const until = startOfMauritiusDay(addDays(day, 1))
      let after: string | undefined
      for (let taken = atOnce; taken === atOnce; ) {
        taken = await inTransaction(tables, async (tx) => {
          const ending = await queries.ending(tx, from, until, after, atOnce)
          for (const product of ending) {
            const data = { ...dataOf(product, now), otherCents: product.priceCents }
            const event = alertEvent.discountEnds(product.id, day)
            await queries.tellWishers(tx, { event, kind: 'discount-ends', productId: product.id, data }, now)
          }
          after = ending.at(-1)?.id
          return ending.length
        })
      }
    },
  }
}

/** What it costs now, in rupees, and whether that is a discount. */
function offerOf({ priceCents, discountPercent, discountExpiresAt }: ChangedProduct, now: Date) {
  const discount = {
    value: discountPercent,
    expiresAt: discountExpiresAt && new Date(discountExpiresAt).toISOString(),
    isActive: true,
  }
  return { price: salePrice(toRupees(priceCents), discount, now), isOnSale: isRunning(discount, now) }
}

function dataOf(product: ChangedProduct, now: Date): AlertData {
  const { title, storeName } = product
  return { title, storeName, priceCents: toCents(offerOf(product, now).price) }
}
