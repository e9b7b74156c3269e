import { useParams, useSearch } from '@tanstack/react-router'
import { storeDetail as texts } from '#texts/store-detail.ts'
import { useStore } from '#web/features/store-detail/store-queries.ts'
import { StoreSkeleton } from './detail-skeleton.tsx'
import { Missing, NotLoaded } from './missing.tsx'
import { StorePage } from './store.tsx'

export { storeHead } from './store-head.ts'

const from = '/store/$storeId'

export function StoreScreen() {
  const { storeId } = useParams({ from })
  const { page = 1, stars } = useSearch({ from })
  const { store, ...parts } = useStore(storeId, page)
  return store ? <StorePage store={store} page={page} stars={stars} {...parts} /> : <StoreSkeleton />
}

export function StoreNotFound() {
  return <Missing title={texts.notFound} text={texts.notFoundText} />
}

export function StoreFailure() {
  return <NotLoaded title={texts.failed} text={texts.failedText} />
}
