import { useParams, useSearch } from '@tanstack/react-router'
import { useStore } from '#web/features/store-detail/store-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { Missing, NotLoaded } from './missing.tsx'
import { StorePage } from './store.tsx'

export { storeHead } from './store-head.ts'

const from = '/store/$storeId'

export function StoreScreen() {
  const { storeId } = useParams({ from })
  const { page = 1 } = useSearch({ from })
  const { store, ...parts } = useStore(storeId, page)
  return store ? <StorePage store={store} page={page} {...parts} /> : <DetailSkeleton />
}

export function StoreNotFound() {
  const texts = useTexts().storeDetail
  return <Missing title={texts.notFound} text={texts.notFoundText} />
}

export function StoreFailure() {
  const texts = useTexts().storeDetail
  return <NotLoaded title={texts.failed} text={texts.failedText} />
}
