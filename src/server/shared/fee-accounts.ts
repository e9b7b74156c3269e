import { and, eq, inArray, max, min } from 'drizzle-orm'
import { v7 } from 'uuid'
import {
  type AdvertisingWindow,
  firstWindow,
  firstWindowOfOldStore,
  massAdvertisingCents,
  monthlyFeeCents,
  nextWindow,
  refundDueCents,
} from '#domain/advertising-fees.ts'
import { feeReference } from '#domain/fee-reference.ts'
import { mauritiusDay } from '#domain/mauritius-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { feeCycles, refundContacts, stores } from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { waysToPay } from './payment-details.ts'
import type { RefundContact } from './store-deletion/store-fees.ts'

interface Charged {
  id: string
  name: string
  window: AdvertisingWindow
}

export type FeeAccounts = ReturnType<typeof feeAccounts>

export function feeAccounts(clock: Clock) {
  /** Skips stores that are already charged for the window or deleted. */
  async function charge(tx: Transaction, charged: readonly Charged[]): Promise<string[]> {
    const ids = charged.map(({ id }) => id)
    const there = await tx
      .select({ id: stores.id })
      .from(stores)
      .where(inArray(stores.id, ids))
      .orderBy(stores.id)
      .for('key share')
    const known = new Set(there.map(({ id }) => id))
    const rows = charged.filter(({ id }) => known.has(id))
    if (rows.length === 0) return []
    const added = await tx
      .insert(feeCycles)
      .values(
        rows.map(({ id, name, window }) => ({
          id: v7(),
          storeId: id,
          storeName: name,
          ...window,
          amountCents: monthlyFeeCents,
          massAdvertisingCents,
          createdAt: clock(),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: feeCycles.id })
    return added.map(({ id }) => id)
  }

  return {
    charge,

    async open(tx: Transaction, { id, name }: { id: string; name: string }) {
      const window = firstWindow(mauritiusDay(clock()))
      await charge(tx, [{ id, name, window }])
      const [charged] = await tx
        .select({ number: feeCycles.referenceNumber })
        .from(feeCycles)
        .where(and(eq(feeCycles.storeId, id), eq(feeCycles.startsOn, window.startsOn)))
      return {
        startsOn: window.startsOn,
        amountCents: monthlyFeeCents,
        ...(charged && { reference: feeReference(charged.number) }),
        ways: await waysToPay(tx),
      }
    },

    async close(tx: Transaction, storeId: string, contact: RefundContact) {
      const closed = await tx
        .update(feeCycles)
        .set({ storeId: null, closedOn: mauritiusDay(clock()) })
        .where(eq(feeCycles.storeId, storeId))
        .returning({
          id: feeCycles.id,
          startsOn: feeCycles.startsOn,
          amountCents: feeCycles.amountCents,
          paidCents: feeCycles.paidCents,
          closedOn: feeCycles.closedOn,
        })
      const refunds = closed.filter((cycle) => refundDueCents(cycle) > 0)
      if (refunds.length > 0)
        await tx
          .insert(refundContacts)
          .values(refunds.map(({ id }) => ({ cycleId: id, ...contact, createdAt: clock() })))
      return { refundCents: refunds.reduce((sum, cycle) => sum + refundDueCents(cycle), 0) }
    },

    /** The window after the last one that the store was charged for. */
    async nextWindow(within: Pick<Tables, 'select'>, storeId: string): Promise<AdvertisingWindow> {
      const [found] = await within
        .select({ first: min(feeCycles.startsOn), last: max(feeCycles.startsOn) })
        .from(feeCycles)
        .where(and(eq(feeCycles.storeId, storeId), eq(feeCycles.kind, 'monthly')))
      const day = mauritiusDay(clock())
      return found?.first && found.last
        ? nextWindow(found.first, found.last, day)
        : firstWindowOfOldStore(day)
    },
  }
}
