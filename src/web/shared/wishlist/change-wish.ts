import type { Client } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { isSessionOver, sayExpired, tryAfterLogin } from '#web/shared/session/session-over.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { isStillHere, settle, show, type Wisher } from './shown-wishes.ts'
import type { Wish } from './wish.ts'
import { tellOtherTabs } from './wishes-in-other-tabs.ts'

interface Sentences {
  added?: string
  removed: string
  failed: string
}

/** The target state of each item whose call is in progress. */
const pending = new Map<string, boolean>()
const nameOf = ({ person }: Wisher, { kind, id }: Wish) => `${person._id} ${kind} ${id}`

/** Switches to the opposite of what the person sees, however quickly they press. */
export function toggleWish(wisher: Wisher, wish: Wish, isSeen: boolean, sentences: Sentences): Promise<void> {
  return changeWish(wisher, wish, !(pending.get(nameOf(wisher, wish)) ?? isSeen), sentences)
}

/** Shows the change at once and saves it. When saving fails, it is reverted with a toast. */
export async function changeWish(
  wisher: Wisher,
  wish: Wish,
  isWished: boolean,
  sentences: Sentences,
  storeRemoval: 'removeStore' | 'removeStoreFromWishlist' = 'removeStore',
): Promise<void> {
  const name = nameOf(wisher, wish)
  const pendingBefore = pending.get(name)
  const before = pendingBefore ?? !isWished
  pending.set(name, isWished)
  show(wisher, wish, before, isWished)
  // Each item has one call at a time. When it ends, the latest target state is sent.
  if (pendingBefore !== undefined) return

  let saved = before
  let sent: boolean
  let failure: unknown
  do {
    sent = pending.get(name) === true
    try {
      await send(wisher.client.wishlist, wish, sent ? 'addStore' : storeRemoval)
      saved = sent
      failure = undefined
    } catch (error) {
      failure = error
    }
  } while (pending.get(name) !== sent && isStillHere(wisher))
  show(wisher, wish, pending.get(name) === true, saved)
  pending.delete(name)
  settle(wisher, wish, { isRemoved: before && !saved, isLast: pending.size === 0 })
  tellOtherTabs(wisher.person)
  if (isSessionOver(failure)) void tryLater(wisher, wish, sent)
  else if (failure) void toast.error(sentenceOf(failure, sentences.failed))
  else {
    void toast.success((saved && sentences.added) || sentences.removed)
    if (saved && wish.kind === 'products') void offer(wish.id)
  }
}

/** Loaded after the wish is saved; without it, the wishlist has the same switch. */
async function offer(productId: string): Promise<void> {
  const { offerPriceAlert } = await import('#web/shared/alerts/offer-price-alert.tsx').catch(() => ({
    offerPriceAlert: () => {},
  }))
  offerPriceAlert(productId)
}

/** A failed addition is repeated after the next login. A failed removal is not. */
function tryLater({ person }: Wisher, { kind, id }: Wish, isAdded: boolean): Promise<void> {
  return isAdded ? tryAfterLogin({ kind: 'wish', of: kind, id }, person) : sayExpired()
}

type StoreCall = 'addStore' | 'removeStore' | 'removeStoreFromWishlist'

function send(calls: Client['wishlist'], { kind, id }: Wish, storeCall: StoreCall): Promise<unknown> {
  if (kind === 'stores') return calls[storeCall]({ storeId: id })
  return calls[storeCall === 'addStore' ? 'addProduct' : 'removeProduct']({ productId: id })
}
