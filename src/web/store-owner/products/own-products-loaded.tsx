import type { ReactNode } from 'react'
import type { OwnProduct } from '#contract/shapes/own-product.ts'
import { ownProducts } from '#texts/store-owner/products.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'
import { useOwnProducts } from './own-products-queries.ts'
import { TableSkeleton } from './table-skeleton.tsx'

/** Renders its children once the products have loaded and there is at least one. */
export function OwnProductsLoaded({ children }: { children: (products: OwnProduct[]) => ReactNode }) {
  const { choice, failed, failedHint } = ownProducts
  const { data, hasFailed, tryAgain } = useOwnProducts()
  if (data?.length === 0) return <EmptyState artwork="basket" message={choice.empty} />
  if (data) return children(data)
  return hasFailed ? (
    <NotLoaded sentence={failed} hint={failedHint} onTryAgain={tryAgain} />
  ) : (
    <TableSkeleton />
  )
}
