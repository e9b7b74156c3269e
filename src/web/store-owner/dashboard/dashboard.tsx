import { Outlet, useChildMatches } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { dashboard } from '#texts/store-owner/dashboard.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { placeOf, rememberPlace, start } from './place.ts'
import { useDashboardWays } from './use-dashboard-ways.ts'
import { useStoreSession } from './use-store-session.ts'
import { useStoreSessionOver } from './use-store-session-over.ts'
import { ViewSkeleton } from './view-skeleton.tsx'
import { WaysContext } from './ways.ts'

export function dashboardHead(origin: string) {
  const { title, description } = dashboard
  return accountHead(origin, { title, description, path: '/admin/dashboard' })
}

/** The frame of the views, with the session check. */
export function Dashboard() {
  useStoreSessionOver()
  const place = useChildMatches({ select: ([view]) => placeOf(view?.routeId) })
  const { isOpen, leaveNow } = useStoreSession()
  const ways = useDashboardWays()
  useEffect(() => {
    if (place) rememberPlace(place)
  }, [place])
  const skeleton = <ViewSkeleton />
  // The bare address redirects to a view, which does not need the session check.
  return (
    <DashboardFrame place={place ?? start} onLoggedOut={leaveNow}>
      <WaysContext value={ways}>
        <Suspense fallback={skeleton}>{isOpen || !place ? <Outlet /> : skeleton}</Suspense>
      </WaysContext>
    </DashboardFrame>
  )
}
