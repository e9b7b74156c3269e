import { pageSize } from '#domain/listing.ts'
import { CardGrid } from './card-grid.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { StoreCardSkeleton } from './store-card-skeleton.tsx'

const places = Array.from({ length: pageSize }, (_, place) => place)

/** A whole page of cards still to come. */
export function GridSkeleton({ of }: { of: 'products' | 'deals' | 'stores' }) {
  return (
    <CardGrid>
      {places.map((place) =>
        of === 'stores' ? (
          <StoreCardSkeleton key={place} />
        ) : (
          <ProductCardSkeleton key={place} discounted={of === 'deals'} />
        ),
      )}
    </CardGrid>
  )
}
