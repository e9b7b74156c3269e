import type { ListingName } from '#web/public/listing/listing-queries.ts'

export const listingPaths = {
  hotDeals: '/hot-deals',
  newArrivals: '/new-arrivals',
  featuredProducts: '/featured-products',
  bestRatedProducts: '/best-rated-products',
  bestRatedStores: '/best-rated-stores',
} as const satisfies Record<ListingName, string>

export const searchPath = '/search'
export const storesPath = '/stores'
export const wishlistPath = '/wishlist'
