import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { User } from '#contract/shapes/session.ts'
import { navigation } from '#texts/shared/navigation.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { useAction } from '#web/shared/forms/use-action.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { isStoreExpected, sessionEnded } from './session.ts'

/** Ends the session in every tab, together with a store owner's store session. */
export function useLogout({ role }: Pick<User, 'role'>, onLoggedOut?: () => void) {
  const client = useClient()
  const router = useRouter()
  const { start, isBusy, isDone } = useAction({
    mutationFn: async () => {
      const isStoreOwner = role === 'admin' || isStoreExpected()
      if (isStoreOwner) await logOutOfStore(router)
      await client.account.logout({})
      // A logout skips the question about unsaved changes, because they could no longer be saved.
      if (isStoreOwner) void router.navigate({ to: '/homepage', ignoreBlocker: true })
      onLoggedOut?.()
      sessionEnded()
    },
    onError: () => void toast.error(navigation.logoutFailed),
  })
  return { logout: () => void start(), isUnderWay: isBusy || isDone }
}

async function logOutOfStore(router: AnyRouter) {
  const { storeCalls } = await import('#web/shared/api/store-client.ts')
  await storeCalls(router).client.storeOwner.logout({})
}
