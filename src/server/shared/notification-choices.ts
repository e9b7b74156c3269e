import { and, eq, sql } from 'drizzle-orm'
import { defaultMail, type NotificationKind, type NotificationMail } from '#domain/store-notifications.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { notificationChoices, storeNotifications, stores } from '#server/platform/database/schema/index.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'

export type ChosenMails = Record<NotificationKind, NotificationMail>

/** Kinds that have no letter of the service, so that unsubscribing leaves nothing of them. */
const newsAlone = ['rating', 'report-decision'] as const satisfies NotificationKind[]

export type NotificationMailChoices = ReturnType<typeof notificationMailChoices>

/** When a store gets its notifications by mail. */
export function notificationMailChoices(tables: Tables) {
  const storeOf = async (tx: Transaction, userId: string) => {
    const [store] = await tx
      .select({ id: stores.id })
      .from(stores)
      .where(eq(stores.userId, userId))
      .for('key share')
    return store?.id
  }

  async function put(tx: Transaction, storeId: string, kind: NotificationKind, mail: NotificationMail) {
    await tx
      .insert(notificationChoices)
      .values({ storeId, kind, mail })
      .onConflictDoUpdate({ target: [notificationChoices.storeId, notificationChoices.kind], set: { mail } })
    if (mail === 'daily') return
    // What waits for the next daily mail stays in the dashboard alone.
    await tx
      .update(storeNotifications)
      .set({ isMailDue: false })
      .where(
        and(
          eq(storeNotifications.storeId, storeId),
          eq(storeNotifications.kind, kind),
          sql`${storeNotifications.isMailDue}`,
        ),
      )
  }

  return {
    put,

    async of(storeId: string): Promise<ChosenMails> {
      const rows = await tables
        .select({ kind: notificationChoices.kind, mail: notificationChoices.mail })
        .from(notificationChoices)
        .where(eq(notificationChoices.storeId, storeId))
      return { ...defaultMail, ...Object.fromEntries(rows.map(({ kind, mail }) => [kind, mail])) }
    },

    /** By the link in such a mail. A fee date keeps its own letter, which is part of the service. */
    async unsubscribe(userId: string): Promise<void> {
      await inTransaction(tables, async (tx) => {
        const storeId = await storeOf(tx, userId)
        if (!storeId) return
        for (const kind of newsAlone) await put(tx, storeId, kind, 'never')
        const daily = await tx
          .select({ kind: notificationChoices.kind })
          .from(notificationChoices)
          .where(and(eq(notificationChoices.storeId, storeId), eq(notificationChoices.mail, 'daily')))
        for (const { kind } of daily) await put(tx, storeId, kind, 'never')
      })
    },

    /** Takes that back: what was refused comes again as it does by default. */
    async subscribeAgain(userId: string): Promise<void> {
      await inTransaction(tables, async (tx) => {
        const storeId = await storeOf(tx, userId)
        if (!storeId) return
        await tx
          .delete(notificationChoices)
          .where(and(eq(notificationChoices.storeId, storeId), eq(notificationChoices.mail, 'never')))
      })
    },
  }
}
