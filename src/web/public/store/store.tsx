import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StoreHours } from '#contract/shapes/opening-hours.ts'
import type { ProductPage } from '#contract/shapes/product.ts'
import type { Review } from '#contract/shapes/review.ts'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { countView, seen } from '#web/public/taps.ts'
import { pageIn } from '#web/shared/address/address-values.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import { FollowButton } from '#web/shared/alerts/follow-button.tsx'
import { PendingReport } from '#web/shared/reports/pending-report.tsx'
import { ReportButton, ReviewReportButton } from '#web/shared/reports/report-button.tsx'
import { ReviewPreview } from '#web/shared/reviews/review-preview.tsx'
import { Reviews } from '#web/shared/reviews/reviews.tsx'
import type { ShownReviews } from '#web/shared/reviews/shown-reviews.ts'
import { ShareButton } from '#web/shared/share/share-button.tsx'
import { AnnouncementBox } from '#web/shared/store/announcement-box.tsx'
import { WishButton } from '#web/shared/wishlist/wish-button.tsx'
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx'
import { SkeletonLine } from '#web/ui/frame/skeleton.tsx'
import { langOf } from '#web/ui/look/lang-of.ts'
import { OpeningHours } from './opening-hours.tsx'
import { StoreFacts } from './store-facts.tsx'
import { storeCrumbs } from './store-head.ts'
import { StoreHero } from './store-hero.tsx'
import { StoreProducts } from './store-products.tsx'

interface StorePageProps {
  store: StoreDetail
  hours: UseQueryResult<StoreHours>
  reviews: UseQueryResult<{ ratings: Review[] }>
  products: UseQueryResult<ProductPage>
  page: number
  shownReviews: ShownReviews
}

export function StorePage({ store, hours, reviews, products, page, shownReviews }: StorePageProps) {
  const { _id: storeId } = store
  const path = pathOf(toStore(storeId))
  useEffect(() => countView({ storeId }), [storeId])
  return (
    <div {...seen({ storeId })} className="page-width pt-3 sm:pt-5">
      <div className="mx-auto max-w-7xl">
        <Breadcrumb steps={storeCrumbs} />
        <div className="mt-3 space-y-6">
          {store.announcement && <AnnouncementBox {...store.announcement} />}
          <StoreHero
            store={store}
            actions={
              <div className="flex flex-wrap gap-2.5 max-sm:*:flex-auto">
                <WishButton kind="stores" id={store._id} name={store.name} />
                <ShareButton title={store.name} path={path} />
                <FollowButton storeId={store._id} name={store.name} path={path} />
                <ReportButton target={{ kind: 'store', id: store._id }} storeId={store._id} />
                <PendingReport path={path} />
              </div>
            }
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
            <div className="lg:col-start-2">
              <StoreFacts
                store={store}
                openingHours={
                  hours.isError ? (
                    <p>{texts.hoursFailed}</p>
                  ) : hours.data ? (
                    <OpeningHours hours={hours.data} lang={langOf(store)} />
                  ) : (
                    <SkeletonLine className="w-2/3" />
                  )
                }
              />
            </div>
            <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <StoreProducts
                storeId={store._id}
                products={products}
                page={page}
                shownReviews={shownReviews}
              />
            </div>
            <div className="lg:col-start-2">
              <Reviews
                key={store._id}
                reviewed={{
                  kind: 'store',
                  id: store._id,
                  storeId: store._id,
                  storeName: store.name,
                  ...store,
                }}
                newest={reviews.data?.ratings}
                hasFailed={reviews.isError}
                {...shownReviews}
                linkTo={(search) => ({ ...toStore(store._id), search: { page: pageIn(page), ...search } })}
                List={ReviewPreview}
                reportOf={(id, author, kind) => (
                  <ReviewReportButton target={{ kind: kind ?? 'storeReview', id }} author={author} />
                )}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
