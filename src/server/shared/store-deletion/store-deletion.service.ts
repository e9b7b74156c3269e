import type { Change } from '#server/platform/cache/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { requireFreshPassword } from '#server/platform/sessions/fresh-password.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import type { DiscardPictures } from '#server/shared/pictures/discard-pictures.ts'
import { removeStore } from './remove-store.ts'
import type { StoreDeletionQueries } from './store-deletion.queries.ts'
import type { StoreFees } from './store-fees.ts'

interface Deps {
  queries: StoreDeletionQueries
  change: Change
  mailer: Mailer
  fees: StoreFees
  discardPictures: DiscardPictures
  clock: Clock
}

interface Debt {
  dueOn: string
  owedCents: number
}

/** The person behind the store stays, as an ordinary user who would have to be vetted again. */
export function storeDeletion({ queries, change, mailer, fees, discardPictures, clock }: Deps) {
  return {
    async deleteStore(caller: StoreOwner): Promise<void> {
      requireFreshPassword(caller, clock())
      const { storeId, userId } = caller
      const keys = await change(async (tx) => {
        const locked = await queries.lock(tx, { storeId, userId })
        if (locked?.status !== 'active') throw sessionOver()
        const { person, storeName } = locked
        const { refundCents, pictureKeys } = await removeStore(tx, { storeId, userId }, locked, fees)
        await mailer.send(person, { kind: 'store-deleted', storeName, refundCents }, tx)
        return pictureKeys
      })
      await discardPictures(keys)
    },

    /** False when the store owes nothing any more once it is locked. */
    async deleteUnpaid(
      storeId: string,
      debtOf: (tx: Transaction) => Promise<Debt | undefined>,
    ): Promise<boolean> {
      const keys = await change(async (tx) => {
        const userId = await queries.personBehind(tx, storeId)
        const locked = userId && (await queries.lock(tx, { storeId, userId }))
        const debt = locked && (await debtOf(tx))
        if (!debt) return undefined
        const { person, storeName } = locked
        const { refundCents, pictureKeys } = await removeStore(tx, { storeId, userId }, locked, fees)
        await mailer.send(person, { kind: 'store-deleted-unpaid', storeName, ...debt, refundCents }, tx)
        return pictureKeys
      })
      if (keys) await discardPictures(keys)
      return keys !== undefined
    },
  }
}
