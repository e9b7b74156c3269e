import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { common } from '#texts/shared/common.ts'
import { storeCalls } from '#web/shared/api/store-client.ts'
import { storeSessionLost } from '#web/shared/session/session.ts'
import { toast } from '#web/ui/overlays/toast.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The path at which the store's session ended. */
    storeSessionOver?: string | undefined
  }
}

/** When a request fails because the store's session ended, shows a toast and goes to the login. */
export function useStoreSessionOver(): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      storeCalls(router).onSessionOver(() => {
        void toast.error(common.sessionExpired)
        storeSessionLost(queryClient)
        void router.navigate({ to: '/login', state: { storeSessionOver: router.state.location.href } })
      }),
    [router, queryClient],
  )
}
