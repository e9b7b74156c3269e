import { eq, sql } from 'drizzle-orm'
import { type AlertPace, tellAt } from '#domain/alerts.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { alertChoices, alerts, users } from '#server/platform/database/schema/index.ts'
import { inTransaction, type Transaction } from '#server/platform/database/transaction.ts'

export interface ChosenPaces {
  mail: AlertPace
  push: AlertPace
}

export type OwnAlertChoices = ReturnType<typeof ownAlertChoices>

/** How a person is told: not at all until they choose. */
export function ownAlertChoices(tables: Tables) {
  /** What waits to be sent follows the new choice. */
  async function put(tx: Transaction, userId: string, paces: Partial<ChosenPaces>, now: Date): Promise<void> {
    // Locked first, because the person may be deleting their account.
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share')
    if (!person || Object.keys(paces).length === 0) return
    await tx
      .insert(alertChoices)
      .values({ userId, ...paces })
      .onConflictDoUpdate({ target: alertChoices.userId, set: paces })
    for (const way of ['mail', 'push'] as const) {
      const pace = paces[way]
      if (!pace) continue
      const column = sql.identifier(`${way}_at`)
      await tx.execute(sql`
        update ${alerts} set ${column} = ${tellAt(pace, now)?.toISOString() ?? null}::timestamptz
        where user_id = ${userId} and ${column} is not null`)
    }
  }

  return {
    put,

    async of(userId: string): Promise<ChosenPaces> {
      const [chosen] = await tables
        .select({ mail: alertChoices.mail, push: alertChoices.push })
        .from(alertChoices)
        .where(eq(alertChoices.userId, userId))
      return chosen ?? { mail: 'never', push: 'never' }
    },

    /** By the link in such a mail. */
    unsubscribe: (userId: string, now: Date) =>
      inTransaction(tables, (tx) => put(tx, userId, { mail: 'never' }, now)),

    subscribeAgain: (userId: string, now: Date) =>
      inTransaction(tables, (tx) => put(tx, userId, { mail: 'daily' }, now)),
  }
}
