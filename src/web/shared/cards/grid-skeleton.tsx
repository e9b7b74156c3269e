import { pageSize } from '#domain/listing.ts'
import { CardGrid } from './card-grid.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { StoreCardSkeleton } from './store-card-skeleton.tsx'

const slots = Array.from({ length: pageSize }, (_, slot) => slot)

export function GridSkeleton({ of }: { of: 'products' | 'deals' | 'stores' }) {
  return (
    <CardGrid>
      {slots.map((slot) =>
        of === 'stores' ? (
          <StoreCardSkeleton key={slot} />
        ) : (
          <ProductCardSkeleton key={slot} discounted={of === 'deals'} />
        ),
      )}
    </CardGrid>
  )
}
