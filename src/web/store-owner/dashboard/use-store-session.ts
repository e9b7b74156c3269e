import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { common } from '#texts/shared/common.ts'
import { dashboard } from '#texts/store-owner/dashboard.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { storeSessionLost } from '#web/shared/session/session.ts'
import { foundHere, readMarker, watchMarker } from '#web/shared/session/session-marker.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { isInDashboard } from './views.ts'

/** Checks the store's session on arrival and after every login and logout in any tab; without one it redirects to the login. */
export function useStoreSession(): { isOpen: boolean; leaveNow: () => void } {
  const { storeOwner } = useStoreClient()
  const { checkFailed } = dashboard
  const { sessionExpired } = common
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const goTo = useGoTo()
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const since = useSyncExternalStore(watchMarker, lastLoginOrLogout, () => '')
  const [known, setKnown] = useState(since)
  if (since !== known) {
    setKnown(since)
    // After a logout no more requests are sent; after a login typed text stays.
    if (readMarker().guess === 'visitor') setOpen(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a login or a logout is what makes it ask again.
  useEffect(() => {
    if (isLeaving) return
    let isGone = false
    function turnAway(reason: string) {
      // The header's logout already navigates elsewhere.
      if (isGone || !isInDashboard(history.location.pathname)) return
      if (reason === sessionExpired) setOpen(false)
      void toast.error(reason)
      storeSessionLost(queryClient)
      goTo({ to: '/admin/login' })
    }
    storeOwner.status({}).then(
      ({ authenticated }) => (authenticated ? setOpen(true) : turnAway(sessionExpired)),
      // A temporary network failure does not close an open dashboard.
      () => isOpen || turnAway(checkFailed),
    )
    return () => {
      isGone = true
    }
  }, [since, isLeaving, history, storeOwner, goTo, queryClient])

  return { isOpen: isOpen && !isLeaving, leaveNow: () => setLeaving(true) }
}

function lastLoginOrLogout(): string {
  const { since } = readMarker()
  return since === foundHere ? '' : since
}
