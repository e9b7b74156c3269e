import { hearts } from '#texts/shared/hearts.ts'
import { helpful } from '#texts/shared/helpful.ts'
import type { Client } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { type PendingAction, takePendingActions } from '#web/shared/session/pending-actions.ts'
import { resumeActions } from '#web/shared/session/resumed-actions.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** After a login, adds the pending wishes and helpful marks, and passes the other pending actions to their page; returns that page's path. */
export async function runPendingActions(
  client: Client,
  email: string,
  next: string | undefined,
): Promise<string> {
  const { actions, returnPath } = await takePendingActions(email)
  const address = next ?? returnPath ?? '/'
  resumeActions(
    actions.filter(({ kind }) => kind !== 'wish' && kind !== 'helpful'),
    address,
  )
  await addWishes(client, actions)
  await markHelpful(client, actions)
  return address
}

async function addWishes({ wishlist }: Client, actions: readonly PendingAction[]): Promise<void> {
  const wishes = actions.filter((action) => action.kind === 'wish')
  if (wishes.length === 0) return
  const results = await Promise.allSettled(
    wishes.map(({ of, id }) =>
      of === 'stores' ? wishlist.addStore({ storeId: id }) : wishlist.addProduct({ productId: id }),
    ),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) void toast.error(sentenceOf(failed.reason, hearts.failed))
  else void toast.success(hearts.added)
}

async function markHelpful({ rating }: Client, actions: readonly PendingAction[]): Promise<void> {
  const marks = actions.filter((action) => action.kind === 'helpful')
  if (marks.length === 0) return
  const results = await Promise.allSettled(
    marks.map(({ of, id: ratingId }) => rating.markHelpful({ of, ratingId, isHelpful: true })),
  )
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) void toast.error(sentenceOf(failed.reason, helpful.failed))
  else void toast.success(helpful.marked)
}
