import { useSearch } from '@tanstack/react-router'
import { wishlistPageSize } from '#domain/listing.ts'
import { wishlist as texts } from '#texts/account/wishlist.ts'
import { CardGrid } from '#web/shared/cards/card-grid.tsx'
import { ProductCardSkeleton } from '#web/shared/cards/product-card-skeleton.tsx'
import { StoreCardSkeleton } from '#web/shared/cards/store-card-skeleton.tsx'
import { wishlistPath } from './wishlist-address.ts'

const places = Array.from({ length: wishlistPageSize }, (_, place) => place)

export function WishlistSkeleton() {
  const { tab } = useSearch({ from: wishlistPath })
  return (
    <>
      <p role="status" className="mb-4 text-muted">
        {texts.loading}
      </p>
      <CardGrid columns={3}>
        {places.map((place) =>
          tab ? <StoreCardSkeleton key={place} /> : <ProductCardSkeleton key={place} />,
        )}
      </CardGrid>
    </>
  )
}
