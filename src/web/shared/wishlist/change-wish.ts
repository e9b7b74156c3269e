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

/** What is pending of each item whose call is under way. */
const pending = new Map<string, boolean>()
const nameOf = ({ person }: Wisher, { kind, id }: Wish) => `${person._id} ${kind} ${id}`

/** From what the person sees to its opposite, however quickly that is pressed. */
export function toggleWish(wisher: Wisher, wish: Wish, isSeen: boolean, sentences: Sentences): Promise<void> {
  return changeWish(wisher, wish, !(pending.get(nameOf(wisher, wish)) ?? isSeen), sentences)
}

/** Shows the wish as pending at once, then has it saved; puts it back and says so when that fails. */
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
  // One call at a time for one item: the one under way is followed by whatever is pending when it ends.
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
  else void toast.success((saved && sentences.added) || sentences.removed)
}

/** Adding a wish is worth another try after a login; taking one back can wait for its own press. */
function tryLater({ person }: Wisher, { kind, id }: Wish, isAdded: boolean): Promise<void> {
  return isAdded ? tryAfterLogin({ kind: 'wish', of: kind, id }, person) : sayExpired()
}

type StoreCall = 'addStore' | 'removeStore' | 'removeStoreFromWishlist'

function send(calls: Client['wishlist'], { kind, id }: Wish, storeCall: StoreCall): Promise<unknown> {
  if (kind === 'stores') return calls[storeCall]({ storeId: id })
  return calls[storeCall === 'addStore' ? 'addProduct' : 'removeProduct']({ productId: id })
}
