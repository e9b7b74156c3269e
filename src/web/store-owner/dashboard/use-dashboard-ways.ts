import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { storeSessionChanged } from '#web/shared/session/session.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import { linkTo } from './place.ts'
import type { Ways } from './ways.ts'

/** How long a success is left standing before the dashboard moves on. */
const afterSaveMs = 500
const afterDeletionMs = 1000

export function useDashboardWays(): Ways {
  const router = useRouter()
  const goTo = useGoTo()
  const { href: here } = useLocation()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStoreGone = useRef(false)
  useEffect(
    () => () => {
      clearTimeout(waiting.current)
      // The navbar looks again who is here once the dashboard is gone.
      if (isStoreGone.current) storeSessionChanged()
    },
    [],
  )
  const goLater = (way: () => void, pauseMs: number) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(way, pauseMs)
  }
  return {
    // Whoever has gone elsewhere meanwhile is not called back.
    goAfterSave: (place) =>
      goLater(() => router.state.location.href === here && goTo(linkTo(place)), afterSaveMs),
    leave: () => {
      isStoreGone.current = true
      goLater(() => goTo({ to: '/' }), afterDeletionMs)
    },
  }
}
