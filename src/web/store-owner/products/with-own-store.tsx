import type { ReactNode } from 'react'
import type { Product } from '#contract/shapes/product.ts'
import { dashboard as texts } from '#texts/store-owner/dashboard.ts'
import { usePreviousDataQuery } from '#web/shared/api/previous-data-query.ts'
import { useStoreClient } from '#web/shared/api/store-client.ts'
import { ProductCard } from '#web/shared/cards/product-card.tsx'
import { ViewSkeleton } from '#web/store-owner/dashboard/view-skeleton.tsx'
import { ownProfileQuery } from '#web/store-owner/own-store.ts'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import type { ProductFormSurroundings } from './product-form.tsx'

const preview = (product: Product) => <ProductCard product={product} load="early" />

interface WithOwnStoreProps {
  children: (given: Pick<ProductFormSurroundings, 'store' | 'preview'>) => ReactNode
}

/** Loads the store that the preview of a product form needs. */
export function WithOwnStore({ children }: WithOwnStoreProps) {
  const { data: store, hasFailed, tryAgain } = usePreviousDataQuery(ownProfileQuery(useStoreClient()))
  if (store) return children({ store, preview })
  return hasFailed ? <NotLoaded sentence={texts.detailsFailed} onTryAgain={tryAgain} /> : <ViewSkeleton />
}
