import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ListingsService } from './listings.service.ts'

export function listingsRoutes(mount: Mount, listings: ListingsService): void {
  const goods = ['products', 'stores', 'ratings'] as const
  const calls = api.catalogue

  mount.kept(goods, calls.flashSales, () => listings.flashSales())

  mount.kept(goods, calls.hotDeals, ({ query }) => listings.products('hotDeals', query))
  mount.kept(goods, calls.hotDealsBestRated, ({ query }) => listings.products('hotDeals', query, 'bestRated'))
  mount.kept(goods, calls.hotDealsCities, () => listings.productCities('hotDeals'))

  mount.kept(goods, calls.newArrivals, ({ query }) => listings.products('newArrivals', query))
  mount.kept(goods, calls.newArrivalsBestRated, ({ query }) =>
    listings.products('newArrivals', query, 'bestRated'),
  )
  mount.kept(goods, calls.newArrivalsCities, () => listings.productCities('newArrivals'))

  mount.kept(goods, calls.featuredProducts, ({ query }) => listings.products('featuredProducts', query))
  mount.kept(goods, calls.featuredProductsBestRated, ({ query }) =>
    listings.products('featuredProducts', query, 'bestRated'),
  )
  mount.kept(goods, calls.featuredProductsCities, () => listings.productCities('featuredProducts'))

  mount.kept(goods, calls.bestRatedProducts, ({ query }) => listings.bestRatedProducts(query))
  mount.kept(goods, calls.bestRatedProductsCities, () => listings.bestRatedProductsCities())

  mount.kept(goods, calls.bestRatedStores, ({ query }) => listings.bestRatedStores(query))
  mount.kept(goods, calls.bestRatedStoresCities, () => listings.bestRatedStoresCities())
}
