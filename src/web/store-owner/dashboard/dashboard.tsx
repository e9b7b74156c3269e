import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { dashboard } from '#texts/store-owner/dashboard.ts'
import { accountHead } from '#web/shared/page/private-head.ts'
import { storeSessionChanged } from '#web/shared/session/session.ts'
import { useIsInteractive } from '#web/ui/time/use-is-interactive.ts'
import type { DashboardAddress } from './dashboard.route.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { type Place, placeIn, rememberedPlace, rememberPlace, start } from './place.ts'
import { useStoreSession } from './use-store-session.ts'
import { useStoreSessionOver } from './use-store-session-over.ts'
import { ViewSkeleton } from './view-skeleton.tsx'

const ProfileTab = lazy(() => import('./dashboard-profile.tsx'))
const ProductsTab = lazy(() => import('./dashboard-products.tsx'))

const path = '/admin/dashboard'
/** How long a success is left standing before the dashboard moves on. */
const afterSaveMs = 500
const afterDeletionMs = 1000

export function dashboardHead(origin: string) {
  return accountHead(origin, { title: dashboard.title, description: dashboard.description, path })
}

export function DashboardPage() {
  useStoreSessionOver()
  const place = usePlace()
  const { isOpen, leaveNow } = useStoreSession()
  const ways = useWays()
  const skeleton = <ViewSkeleton />
  return (
    <DashboardFrame place={place ?? start} onLoggedOut={leaveNow}>
      <Suspense fallback={skeleton}>{place && isOpen ? <Tab place={place} {...ways} /> : skeleton}</Suspense>
    </DashboardFrame>
  )
}

/** The ways that lead from one view to another. */
export interface Ways {
  go: (place: Place) => void
  /** Once something is saved, back to where it can be seen. */
  goAfterSave: (place: Place) => void
  /** Once there is no store any more. */
  leave: () => void
}

function Tab({ place, ...ways }: { place: Place } & Ways): ReactNode {
  return place.tab === 'profile' ? (
    <ProfileTab place={place} {...ways} />
  ) : (
    <ProductsTab place={place} {...ways} />
  )
}

/** The place that the address names, else the one of the last visit, which the address then names. */
function usePlace(): Place | undefined {
  const { tab, view, product }: DashboardAddress = useSearch({ strict: false })
  const isInteractive = useIsInteractive()
  const navigate = useNavigate()
  const named = placeIn(tab, view)
  const isNamed = named !== undefined
  useEffect(() => {
    if (!isNamed) void navigate({ to: path, search: rememberedPlace(), replace: true })
  }, [isNamed, navigate])
  const place = named && { ...named, product }
  useEffect(() => {
    const here = placeIn(tab, view)
    if (here) rememberPlace(here)
  }, [tab, view])
  return isInteractive ? place : undefined
}

function useWays(): Ways {
  const router = useRouter()
  const navigate = useNavigate()
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
  const go = (search: Place) => void navigate({ to: path, search })
  const goLater = (way: () => void, pauseMs: number) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(way, pauseMs)
  }
  return {
    go,
    // Whoever has gone elsewhere meanwhile is not called back.
    goAfterSave: (place) => goLater(() => router.state.location.href === here && go(place), afterSaveMs),
    leave: () => {
      isStoreGone.current = true
      goLater(() => void navigate({ to: '/' }), afterDeletionMs)
    },
  }
}
