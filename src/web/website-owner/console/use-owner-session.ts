import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { navigation } from '#texts/shared/navigation.ts'
import { useGoTo, useGoToPath } from '#web/ui/buttons/app-link.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import { type OwnerClient, ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'
import { loginWithReturnTo } from './return-to.ts'

const statusQuery = ({ ownerSession }: OwnerClient) =>
  queryOptions({ queryKey: ofOwner('status'), queryFn: () => ownerSession.status({}) })

/** Whether the console is open to whoever is here. */
export function useOwnerSession() {
  const { data, isError, refetch } = useQuery({
    ...statusQuery(useOwnerClient()),
    // Recovery codes are shown once: news of the second factor must not take them off the screen.
    refetchOnReconnect: false,
  })
  // The first render agrees with the server's HTML, which knows nobody.
  const status = useIsInteractive() ? data : undefined
  return { status, isError, refetch: () => void refetch() }
}

/** Asked anew at the login: what was known before may be why one was sent there. */
export function useStillLoggedIn(): boolean {
  const { data, isSuccess, isFetchedAfterMount } = useQuery({
    ...statusQuery(useOwnerClient()),
    staleTime: 0,
  })
  return useIsInteractive() && isSuccess && isFetchedAfterMount && data.authenticated
}

/** Leads whoever is not logged in to the console's login, and from there back. */
export function useLoginFirst(isLoggedOut: boolean): void {
  const goTo = useGoTo()
  const router = useRouter()
  useEffect(() => {
    if (isLoggedOut) goTo(loginWithReturnTo(router.latestLocation.href))
  }, [isLoggedOut, goTo, router])
}

/** After a login or a logout nothing that was fetched before is shown again. */
export function useConsoleDoor() {
  const queryClient = useQueryClient()
  const { ownerSession } = useOwnerClient()
  const goTo = useGoTo()
  const goToPath = useGoToPath()

  async function logOut() {
    try {
      await ownerSession.logout({})
    } catch {
      return void toast.error(navigation.logoutFailed)
    }
    leave()
  }

  /** The session is over already. */
  function leave() {
    queryClient.removeQueries({ queryKey: ofOwner() })
    goTo({ to: '/owner/login' })
  }

  return {
    /** What is on the screen already is asked for anew: whoever enrolled may stay at the same address. */
    enter: (path = '/owner') => {
      void queryClient.resetQueries({ queryKey: ofOwner() })
      goToPath(path)
    },
    leave,
    logOut: () => void logOut(),
  }
}
