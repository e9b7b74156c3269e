import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import type { ProductPage } from '#contract/shapes/product.ts'
import { browsing } from '#texts/public/browsing.ts'
import { storeDetail as texts } from '#texts/public/store.ts'
import { navigation } from '#texts/shared/navigation.ts'
import { pageIn } from '#web/shared/address/address-values.ts'
import { toStore } from '#web/shared/address/pages.ts'
import { CardGrid } from '#web/shared/cards/card-grid.tsx'
import { ProductCardSkeleton } from '#web/shared/cards/product-card-skeleton.tsx'
import { ProductGrid } from '#web/shared/cards/product-grid.tsx'
import type { ShownReviews } from '#web/shared/reviews/shown-reviews.ts'
import { productHeart } from '#web/shared/wishlist/heart.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { SectionHeading } from '#web/ui/frame/section-heading.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { NotLoaded } from '#web/ui/panels/not-loaded.tsx'

interface StoreProductsProps {
  storeId: string
  products: UseQueryResult<ProductPage>
  page: number
  /** Kept when the page changes. */
  shownReviews: ShownReviews
}

/** Page links scroll to the list rather than to the top of the page. */
const listHash = 'products'

/** The store's products, best rated first. */
export function StoreProducts({ storeId, products, page, shownReviews }: StoreProductsProps) {
  const headingId = useId()
  const { data, isError, isPlaceholderData, refetch } = products
  return (
    <section id={listHash} aria-labelledby={headingId} className="scroll-mt-4">
      <SectionHeading id={headingId} title={texts.products} />
      <div
        className={`mt-4 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={isPlaceholderData}
      >
        {data?.products.length ? (
          <ProductGrid products={data.products} columns={3} isAtHome heart={productHeart} />
        ) : data ? (
          <EmptyState
            artwork="basket"
            message={texts.noProducts}
            hint={data.total > 0 ? browsing.pastEnd(page) : texts.noProductsHint}
          >
            {data.total > 0 ? (
              <ButtonLink {...toStore(storeId)} look="quiet">
                {browsing.toFirstPage}
              </ButtonLink>
            ) : (
              <ButtonLink to="/stores" look="quiet">
                {navigation.allStores}
              </ButtonLink>
            )}
          </EmptyState>
        ) : isError ? (
          <NotLoaded sentence={browsing.failedProducts} onTryAgain={() => void refetch()} />
        ) : (
          <CardGrid columns={3}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
              <ProductCardSkeleton key={card} />
            ))}
          </CardGrid>
        )}
      </div>
      {data && (
        <Pagination
          page={page}
          totalPages={data.totalPages}
          linkTo={(number) => ({
            ...toStore(storeId),
            search: { page: pageIn(number), ...shownReviews },
            hash: listHash,
          })}
        />
      )}
    </section>
  )
}
