import type { Change } from '#server/cache/changes.ts'
import type { PostOffice } from '#server/mail/post-office.ts'
import type { StoreOwner } from '#server/sessions/callers.ts'
import { sessionOver } from '#server/sessions/session-over.ts'
import type { StoreDeletionQueries } from './store-deletion.queries.ts'

interface Tools {
  queries: StoreDeletionQueries
  change: Change
  post: PostOffice
}

/** The end of a store. The person behind it stays, as an ordinary user who would have to be vetted anew. */
export function storeDeletion({ queries, change, post }: Tools) {
  return {
    async deleteStore({ storeId, userId }: StoreOwner): Promise<void> {
      await change(['stores', 'products', 'ratings'], async (inside) => {
        const held = await queries.hold(inside, { storeId, userId })
        if (!held) throw sessionOver()
        const { person, storeName } = held
        await queries.remove(inside, storeId)
        await queries.takeApprovalBack(inside, userId)
        await post.send(person, { kind: 'store-deleted', storeName }, inside)
      })
    },
  }
}
