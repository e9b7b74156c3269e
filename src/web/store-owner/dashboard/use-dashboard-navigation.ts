import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { storeSessionChanged } from '#web/shared/session/session.ts'
import { useGoTo } from '#web/ui/buttons/app-link.tsx'
import type { DashboardNavigation } from './navigation.ts'
import { linkTo } from './views.ts'

/** How long a success is shown before the dashboard navigates. */
const afterSaveMs = 500
const afterDeletionMs = 1000

export function useDashboardNavigation(): DashboardNavigation {
  const router = useRouter()
  const goTo = useGoTo()
  const { href: here } = useLocation()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStoreGone = useRef(false)
  useEffect(
    () => () => {
      clearTimeout(waiting.current)
      // The header reloads the session after the dashboard is left.
      if (isStoreGone.current) storeSessionChanged()
    },
    [],
  )
  const goLater = (way: () => void, pauseMs: number) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(way, pauseMs)
  }
  return {
    // Someone who has navigated elsewhere in the meantime is not sent back.
    goAfterSave: (view) =>
      goLater(() => router.state.location.href === here && goTo(linkTo(view)), afterSaveMs),
    leave: () => {
      isStoreGone.current = true
      goLater(() => goTo({ to: '/' }), afterDeletionMs)
    },
  }
}
