import { Outlet, useChildMatches } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { dashboard } from '#texts/store-owner/dashboard.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { NavigationContext, SessionOpenContext } from './navigation.ts'
import { useDashboardNavigation } from './use-dashboard-navigation.ts'
import { useStoreSession } from './use-store-session.ts'
import { useStoreSessionOver } from './use-store-session-over.ts'
import { ViewSkeleton } from './view-skeleton.tsx'
import { titleOfView } from './view-title.ts'
import { rememberView, start, viewOf } from './views.ts'

export function dashboardHead(origin: string, routeId?: string) {
  const { description } = dashboard
  return accountHead(origin, { title: titleOfView(routeId), description, path: '/admin/dashboard' })
}

/** The frame of the views, with the session check. */
export function Dashboard() {
  useStoreSessionOver()
  const view = useChildMatches({ select: ([view]) => viewOf(view?.routeId) })
  const { isOpen, leaveNow } = useStoreSession()
  const navigation = useDashboardNavigation()
  useEffect(() => {
    if (view) rememberView(view)
  }, [view])
  const skeleton = <ViewSkeleton />
  // The bare address redirects to a view, which does not need the session check.
  return (
    <SessionOpenContext value={isOpen}>
      <DashboardFrame view={view ?? start} onLoggedOut={leaveNow}>
        <NavigationContext value={navigation}>
          <Suspense fallback={skeleton}>{isOpen || !view ? <Outlet /> : skeleton}</Suspense>
        </NavigationContext>
      </DashboardFrame>
    </SessionOpenContext>
  )
}
