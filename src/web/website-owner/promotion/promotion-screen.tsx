import { lazy, Suspense } from 'react'
import { FeaturedList } from './featured-list.tsx'
import { PanelSkeleton } from '#web/ui/frame/panel-skeleton.tsx'
import type { SectionProps } from '#web/website-owner/console/console.tsx'

const FeatureProduct = lazy(async () => ({
  default: (await import('./feature-product.tsx')).FeatureProduct,
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
