import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { common } from '#texts/shared/common.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { ownerCalls } from '#web/website-owner/owner-session-client.ts'

/** When a request fails because the console's session ended, shows a toast and goes to the login. */
export function useOwnerSessionOver(): void {
  const router = useRouter()
  useEffect(
    () =>
      ownerCalls(router).onSessionOver(() => {
        void toast.error(common.sessionExpired)
        void router.navigate({ to: '/owner/login', search: { next: router.latestLocation.href } })
      }),
    [router],
  )
}
