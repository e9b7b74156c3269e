import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ListingsService } from './listings.service.ts'

export function listingsRoutes(mount: Mount, listings: ListingsService): void {
  const goods = ['products', 'stores', 'ratings'] as const
  const calls = api.catalogue

  mount.cached(goods, calls.flashSales, () => listings.flashSales())

  mount.cached(goods, calls.hotDeals, ({ query }) => listings.products('hotDeals', query))
  mount.cached(goods, calls.hotDealsBestRated, ({ query }) =>
    listings.products('hotDeals', query, 'bestRated'),
  )
  mount.cached(goods, calls.hotDealsCities, () => listings.productCities('hotDeals'))

  mount.cached(goods, calls.newArrivals, ({ query }) => listings.products('newArrivals', query))
  mount.cached(goods, calls.newArrivalsBestRated, ({ query }) =>
    listings.products('newArrivals', query, 'bestRated'),
  )
  mount.cached(goods, calls.newArrivalsCities, () => listings.productCities('newArrivals'))

  mount.cached(goods, calls.featuredProducts, ({ query }) => listings.products('featuredProducts', query))
  mount.cached(goods, calls.featuredProductsBestRated, ({ query }) =>
    listings.products('featuredProducts', query, 'bestRated'),
  )
  mount.cached(goods, calls.featuredProductsCities, () => listings.productCities('featuredProducts'))

  mount.cached(goods, calls.bestRatedProducts, ({ query }) => listings.bestRatedProducts(query))
  mount.cached(goods, calls.bestRatedProductsCities, () => listings.bestRatedProductsCities())

  mount.cached(goods, calls.bestRatedStores, ({ query }) => listings.bestRatedStores(query))
  mount.cached(goods, calls.bestRatedStoresCities, () => listings.bestRatedStoresCities())
}
