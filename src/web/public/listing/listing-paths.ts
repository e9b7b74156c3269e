import type { ListingName } from './listing-params.ts'

export const listingPaths = {
  hotDeals: '/hot-deals',
  newArrivals: '/new-arrivals',
  featuredProducts: '/featured-products',
  bestRatedProducts: '/best-rated-products',
  bestRatedStores: '/best-rated-stores',
} as const satisfies Record<ListingName, string>
