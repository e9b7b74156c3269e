import { hearts } from '#texts/shared/hearts.ts'
import type { Client } from '#web/shared/api/client.ts'
import { sentenceOf } from '#web/shared/api/sentence-of.ts'
import { resume } from '#web/shared/session/resumed.ts'
import { takeWanted, type WantedAct } from '#web/shared/session/wanted.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** After a login, adds the pending wishes and passes the other pending actions to their page; returns that page's path. */
export async function doWanted(client: Client, email: string, next: string | undefined): Promise<string> {
  const { acts, wayBack } = await takeWanted(email)
  const address = next ?? wayBack ?? '/'
  resume(
    acts.filter(({ kind }) => kind !== 'wish'),
    address,
  )
  await addWishes(client, acts)
  return address
}

async function addWishes({ wishlist }: Client, acts: readonly WantedAct[]): Promise<void> {
  const wishes = acts.filter(({ kind }) => kind === 'wish')
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
