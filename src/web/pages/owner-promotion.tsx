import { lazy, Suspense } from 'react'
import { FeaturedList } from '#web/features/owner-promotion/featured-list.tsx'
import { PanelSkeleton } from '#web/ui/panel-skeleton.tsx'
import type { SectionProps } from './owner.tsx'

const FeatureProduct = lazy(async () => ({
  default: (await import('#web/features/owner-promotion/feature-product.tsx')).FeatureProduct,
}))

/** /owner/promotion and …/new. */
export default function OwnerPromotion({ item }: SectionProps) {
  if (item !== 'new') return <FeaturedList />
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <FeatureProduct />
    </Suspense>
  )
}
