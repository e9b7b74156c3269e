import type { UseQueryResult } from '@tanstack/react-query'
import type { OpeningHours as Hours } from '#contract/opening-hours.ts'
import type { ProductPage } from '#contract/product.ts'
import type { Review } from '#contract/review.ts'
import type { StoreDetail } from '#contract/store-listing.ts'
import { LeaveReview } from '#web/features/reviews/leave-review.tsx'
import { ReviewPreview } from '#web/features/reviews/review-preview.tsx'
import { ReviewsSection } from '#web/features/reviews/reviews-section.tsx'
import { AnnouncementBox } from '#web/features/store-detail/announcement-box.tsx'
import { OpeningHours } from '#web/features/store-detail/opening-hours.tsx'
import { StoreActions } from '#web/features/store-detail/store-actions.tsx'
import { StoreFacts } from '#web/features/store-detail/store-facts.tsx'
import { StoreHero } from '#web/features/store-detail/store-hero.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SkeletonLine } from '#web/ui/skeleton.tsx'
import { storeCrumbs } from './store-head.ts'
import { StoreProducts } from './store-products.tsx'

interface StorePageProps {
  store: StoreDetail
  hours: UseQueryResult<{ openingHours: Hours | null }>
  reviews: UseQueryResult<{ ratings: Review[] }>
  products: UseQueryResult<ProductPage>
  page: number
}

export function StorePage({ store, hours, reviews, products, page }: StorePageProps) {
  const texts = useTexts()
  return (
    <div className="page-width pt-3 pb-16 sm:pt-5">
      <div className="mx-auto max-w-7xl">
        <Breadcrumb steps={storeCrumbs} />
        <div className="mt-3 space-y-6">
          {store.announcement && <AnnouncementBox {...store.announcement} />}
          <StoreHero store={store} actions={<StoreActions />} />
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="space-y-8 lg:col-start-2">
              <StoreFacts
                store={store}
                openingHours={
                  hours.isError ? (
                    <p>{texts.storeDetail.hoursFailed}</p>
                  ) : hours.data ? (
                    <OpeningHours hours={hours.data.openingHours} />
                  ) : (
                    <SkeletonLine className="w-2/3" />
                  )
                }
              />
              <ReviewsSection>
                {reviews.isError ? (
                  <p className="text-center text-muted">{texts.reviews.failed}</p>
                ) : reviews.data ? (
                  <ReviewPreview name={store.name} reviews={reviews.data.ratings} />
                ) : (
                  <SkeletonLine className="w-2/3" />
                )}
                <LeaveReview target="store" />
              </ReviewsSection>
            </div>
            <div className="lg:col-start-1 lg:row-start-1">
              <StoreProducts storeId={store._id} products={products} page={page} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
