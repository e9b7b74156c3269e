import { lazy, Suspense } from 'react'
import { PanelSkeleton } from '#web/ui/panels/panel-skeleton.tsx'
import type { SectionProps } from '#web/website-owner/console/console.tsx'
import { FeaturedList } from './featured-list.tsx'

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
