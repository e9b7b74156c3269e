import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { navigation } from '#texts/shared/navigation.ts'
import { useGoTo, useGoToPath } from '#web/ui/buttons/app-link.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import {
  type OwnerSessionClient,
  ofOwner,
  useOwnerSessionClient,
} from '#web/website-owner/owner-session-client.ts'
import { loginWithReturnTo } from './return-to.ts'

const statusQuery = ({ ownerSession }: OwnerSessionClient) =>
  queryOptions({ queryKey: ofOwner('status'), queryFn: () => ownerSession.status({}) })

/** Whether the visitor may see the console. */
export function useOwnerSession() {
  const { data, isError, refetch } = useQuery({
    ...statusQuery(useOwnerSessionClient()),
    // Recovery codes are shown once, so a refetch of the second factor must not remove them.
    refetchOnReconnect: false,
  })
  // The first render must match the server's HTML, which knows no session.
  const status = useIsInteractive() ? data : undefined
  return { status, isError, refetch: () => void refetch() }
}

/** Refetched at the login, because the cached answer may be the reason for the redirect. */
export function useStillLoggedIn(): boolean {
  const { data, isSuccess, isFetchedAfterMount } = useQuery({
    ...statusQuery(useOwnerSessionClient()),
    staleTime: 0,
  })
  return useIsInteractive() && isSuccess && isFetchedAfterMount && data.authenticated
}

/** Redirects to the console's login, with the path to return to. */
export function useLoginFirst(isLoggedOut: boolean): void {
  const goTo = useGoTo()
  const router = useRouter()
  useEffect(() => {
    if (isLoggedOut) goTo(loginWithReturnTo(router.latestLocation.href))
  }, [isLoggedOut, goTo, router])
}

/** A login or logout evicts all cached data of the console. */
export function useOwnerSessionActions() {
  const queryClient = useQueryClient()
  const { ownerSession } = useOwnerSessionClient()
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

  /** Leaves without a request, for a session that has already ended. */
  function leave() {
    queryClient.removeQueries({ queryKey: ofOwner() })
    goTo({ to: '/owner/login' })
  }

  return {
    /** The open screen is refetched, because enrolment may not change the address. */
    enter: (path = '/owner') => {
      void queryClient.resetQueries({ queryKey: ofOwner() })
      goToPath(path)
    },
    leave,
    logOut: () => void logOut(),
  }
}
