import type { Transaction } from '#server/platform/database/transaction.ts'
import { storeDeletionQueries as queries } from './store-deletion.queries.ts'
import type { StoreFees } from './store-fees.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof queries.lock>>>

/** The person behind the store stays, as an ordinary user who would have to be vetted again. */
export async function removeStore(
  tx: Transaction,
  { storeId, userId }: { storeId: string; userId: string },
  { person, phone }: Locked,
  fees: StoreFees,
) {
  const { refundCents } = await fees.close(tx, storeId, { ...person, phone })
  const pictureKeys = await queries.pictureKeys(tx, storeId)
  await queries.remove(tx, storeId)
  await queries.takeApprovalBack(tx, userId)
  return { refundCents, pictureKeys }
}
