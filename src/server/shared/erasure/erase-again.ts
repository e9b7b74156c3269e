import { eq, sql } from 'drizzle-orm'
import type { ErasureJournal } from '#server/platform/backups/erasure-journal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { stores, users } from '#server/platform/database/schema/index.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { feeAccounts } from '#server/shared/fee-accounts.ts'
import { removeStore } from '#server/shared/store-deletion/remove-store.ts'
import { storeDeletionQueries } from '#server/shared/store-deletion/store-deletion.queries.ts'
import { forgetPerson } from './forget-person.ts'

interface Deps {
  tables: Tables
  journal: Pick<ErasureJournal, 'note'>
  clock: Clock
}

/**
 * Erases people whom an older backup has brought back, with the store they had deleted before. Returns how many there were
 * and the pictures of their stores. Nobody gets a mail: they had it when they left.
 */
export async function eraseAgain({ tables, journal, clock }: Deps, erased: ReadonlyMap<string, Date>) {
  const pictureKeys: string[] = []
  const hashes = [...erased.keys()]
  const hash = sql`encode(sha256(${users.id}::text::bytea), 'hex')`
  const back = await tables
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(sql`${hash} in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`)
  for (const { userId, email } of back) {
    await inTransaction(tables, async (tx) => {
      const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.userId, userId))
      const ids = store && { storeId: store.id, userId }
      const locked = ids && (await storeDeletionQueries.lock(tx, ids))
      if (locked) {
        const removed = await removeStore(tx, ids, locked, feeAccounts(clock))
        pictureKeys.push(...removed.pictureKeys)
      }
      await forgetPerson(tx, userId, email)
    })
  }
  await inTransaction(tables, async (tx) => {
    for (const [person, at] of erased) await journal.note(tx, person, at)
  })
  return { people: back.length, pictureKeys }
}
