import { useParams, useSearch } from '@tanstack/react-router'
import { storeDetail as texts } from '#texts/public/store.ts'
import { StoreSkeleton } from '#web/public/detail/detail-skeleton.tsx'
import { countTap } from '#web/public/taps.ts'
import { mapLink } from '#web/shared/cards/address.ts'
import { FailurePage } from '#web/shared/page/failure-page.tsx'
import { NotFoundPage } from '#web/shared/page/not-found.tsx'
import { ContactBar } from '#web/shared/store/contact-bar.tsx'
import { StorePage } from './store.tsx'
import { useStore } from './store-queries.ts'

export { prefetchReviews } from '#web/shared/reviews/prefetch-reviews.ts'
export { storeHead } from './store-head.ts'

const from = '/store/$storeId'

export function StoreScreen() {
  const { storeId } = useParams({ from })
  const { page = 1, ...reviews } = useSearch({ from })
  const { store, ...parts } = useStore(storeId, page)
  if (!store) return <StoreSkeleton />
  return (
    <>
      <StorePage store={store} page={page} shownReviews={reviews} {...parts} />
      <ContactBar
        store={store.name}
        phone={store.contactInfo}
        map={mapLink(store.name, store.address)}
        onReach={(kind) => countTap({ kind, storeId })}
      />
    </>
  )
}

export function StoreNotFound() {
  return <NotFoundPage title={texts.notFound} text={texts.notFoundText} />
}

export function StoreFailure({ error }: { error: unknown }) {
  return <FailurePage title={texts.failed} text={texts.failedText} error={error} />
}
