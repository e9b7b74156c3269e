import { api } from '#contract/index.ts'
import { cachedAs, categoriesTag } from '#server/lists/tags.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ListingsService } from './listings.service.ts'

export function listingsRoutes(mount: Mount, listings: ListingsService): void {
  const calls = api.catalogue

  mount.cached(calls.flashSales, () => cachedAs(listings.flashSales()))

  mount.cached(calls.hotDeals, ({ query }) => cachedAs(listings.products('hotDeals', query)))
  mount.cached(calls.hotDealsBestRated, ({ query }) =>
    cachedAs(listings.products('hotDeals', query, 'bestRated')),
  )
  mount.cached(calls.hotDealsCities, () => cachedAs(listings.productCities('hotDeals')))

  mount.cached(calls.newArrivals, ({ query }) => cachedAs(listings.products('newArrivals', query)))
  mount.cached(calls.newArrivalsBestRated, ({ query }) =>
    cachedAs(listings.products('newArrivals', query, 'bestRated')),
  )
  mount.cached(calls.newArrivalsCities, () => cachedAs(listings.productCities('newArrivals')))

  mount.cached(calls.featuredProducts, ({ query }) => cachedAs(listings.products('featuredProducts', query)))
  mount.cached(calls.featuredProductsBestRated, ({ query }) =>
    cachedAs(listings.products('featuredProducts', query, 'bestRated')),
  )
  mount.cached(calls.featuredProductsCities, () => cachedAs(listings.productCities('featuredProducts')))

  mount.cached(calls.bestRatedProducts, ({ query }) => cachedAs(listings.bestRatedProducts(query)))
  mount.cached(calls.bestRatedProductsCities, () => cachedAs(listings.bestRatedProductsCities()))

  mount.cachedByLanguage(calls.bestRatedStores, ({ query, language }) =>
    cachedAs(listings.bestRatedStores(query, language), () => [categoriesTag]),
  )
  mount.cached(calls.bestRatedStoresCities, () => cachedAs(listings.bestRatedStoresCities()))
}
