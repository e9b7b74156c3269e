import { cardQueries } from '../lists/list.ts'
import type { Platform } from '../platform/platform.ts'
import { feeAccounts } from './fee-accounts.ts'
import { discardPictures } from './pictures/discard.ts'
import { picturesQueries } from './pictures/pictures.queries.ts'
import { reviewQueries } from './reviews.ts'
import { storeDeletionQueries } from './store-deletion/store-deletion.queries.ts'
import { storeDeletion } from './store-deletion/store-deletion.service.ts'

export type Shared = ReturnType<typeof sharedServices>

/** What two audiences need. */
export function sharedServices(platform: Platform) {
  const { tables, clock, pictures, log } = platform
  const pictureRows = picturesQueries(tables)
  const discard = discardPictures({ queries: pictureRows, store: pictures, clock, log })
  const fees = feeAccounts(clock)
  return {
    cards: cardQueries(tables),
    reviews: reviewQueries(tables),
    pictureRows,
    discardPictures: discard,
    fees,
    storeDeletion: storeDeletion({
      ...platform,
      queries: storeDeletionQueries,
      fees,
      discardPictures: discard,
    }),
  }
}
