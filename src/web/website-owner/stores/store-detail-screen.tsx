import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { idIn } from '#web/shared/address/address-values.ts'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import { NoSuchStore } from './no-such-store.tsx'
import { StoreDetailView } from './store-detail-view.tsx'

// Loaded late: they come after the facts.
const StoreChanges = lazy(async () => ({ default: (await import('./store-changes.tsx')).StoreChanges }))
const StoreStanding = lazy(async () => ({ default: (await import('./store-standing.tsx')).StoreStanding }))
const StoreDecisions = lazy(async () => ({ default: (await import('./store-standing.tsx')).StoreDecisions }))

const route = getRouteApi('/owner/stores/$storeId')

export function StoreDetailScreen() {
  const storeId = idIn(route.useParams().storeId)
  if (!storeId) return <NoSuchStore />
  return (
    <StoreDetailView
      key={storeId}
      storeId={storeId}
      standing={(store) => (
        <Suspense fallback={<div className="h-11" />}>
          <StoreStanding store={store} />
        </Suspense>
      )}
      changes={(store) => (
        <Suspense fallback={<PanelSkeleton panels={2} />}>
          <StoreChanges store={store} />
        </Suspense>
      )}
      decisions={(store) => (
        <Suspense>
          <StoreDecisions store={store} />
        </Suspense>
      )}
    />
  )
}
