import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { common } from '#texts/common.ts'
import { dashboard } from '#texts/dashboard.ts'
import { useSession } from '#web/api/session.ts'
import { useStoreClient } from '#web/api/store-client.ts'
import { useGoTo } from '#web/ui/app-link.tsx'
import { notice } from '#web/ui/notice.ts'

/** Asks on arrival, and after a logout in any tab, whether the store's session is open; whoever has none is told so and led to the store's login. */
export function useStoreSession(): { isOpen: boolean; leaveNow: () => void } {
  const { storeOwner } = useStoreClient()
  const { checkFailed } = dashboard
  const { sessionExpired } = common
  const { history } = useRouter()
  const goTo = useGoTo()
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const hasLoggedOut = useHasLoggedOut()
  if (hasLoggedOut && isOpen) setOpen(false)

  useEffect(() => {
    if (isOpen || isLeaving) return
    const here = history.location.pathname
    let isGone = false
    function turnAway(reason: string) {
      // A logout in the header is on its way elsewhere already.
      if (isGone || history.location.pathname !== here) return
      void notice.error(reason)
      goTo('/admin/login')
    }
    storeOwner.status({}).then(
      ({ authenticated }) => (authenticated ? setOpen(true) : turnAway(sessionExpired)),
      () => turnAway(checkFailed),
    )
    return () => {
      isGone = true
    }
  }, [isOpen, isLeaving, history, storeOwner, goTo])

  return { isOpen: isOpen && !isLeaving, leaveNow: () => setLeaving(true) }
}

/** True in the one render in which a person has become a visitor. */
function useHasLoggedOut(): boolean {
  const { state } = useSession()
  const [known, setKnown] = useState(state)
  if (state === 'unknown' || state === known) return false
  setKnown(state)
  return known === 'person'
}
