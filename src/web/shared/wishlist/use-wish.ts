import { useQuery, useQueryClient } from '@tanstack/react-query'
import { hearts as sentences } from '#texts/shared/hearts.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { useIsSignedIn } from '#web/shared/session/session.ts'
import { useSignedIn } from '#web/shared/session/signed-in.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { type Wish, wishedKey } from './wish.ts'

const fetchPersonWishes = () => import('./person-wishes.ts')
let fetched: ReturnType<typeof fetchPersonWishes> | undefined

/** Most visitors have no account, so this is fetched for signed-in people, for all hearts together. */
function personWishes() {
  fetched ??= fetchPersonWishes()
  fetched.catch(() => {
    fetched = undefined
  })
  return fetched
}

/** Another tab may change it in the meantime. */
const staleTime = 5 * 60_000

/**
 * Whether the person wishes for this item, and how to change that. For visitors the heart is empty and
 * nothing is requested.
 */
export function useWish(wish: Wish): { isWished: boolean; toggle: () => void } {
  const client = useClient()
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const isPerson = useIsSignedIn()
  const { data } = useQuery({
    queryKey: wishedKey(wish),
    queryFn: async () => (await personWishes()).isWished(client, wish),
    enabled: isPerson,
    staleTime,
  })
  const isWished = isPerson && data === true
  return {
    isWished,
    toggle: () =>
      void signedIn('wishlist', { kind: 'wish', of: wish.kind, id: wish.id }, (person) =>
        personWishes()
          .then(({ toggleWish }) => toggleWish({ client, queryClient, person }, wish, isWished, sentences))
          .catch(() => toast.error(sentences.failed)),
      ),
  }
}
