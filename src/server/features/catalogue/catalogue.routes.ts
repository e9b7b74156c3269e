import { api } from '#contract/index.ts'
import type { Mount } from '#server/http/mount.ts'
import type { CatalogueService } from './catalogue.service.ts'
import type { CategoryLists } from './category-lists.ts'

export function catalogueRoutes(mount: Mount, catalogue: CatalogueService, categories: CategoryLists): void {
  const goods = ['products', 'stores', 'ratings'] as const
  const { catalogue: calls } = api

  mount.kept(goods, calls.flashSales, () => catalogue.flashSales())

  mount.kept(goods, calls.hotDeals, ({ query }) => catalogue.products('hotDeals', query))
  mount.kept(goods, calls.hotDealsBestRated, ({ query }) =>
    catalogue.products('hotDeals', query, 'bestRated'),
  )
  mount.kept(goods, calls.hotDealsCities, () => catalogue.productCities('hotDeals'))

  mount.kept(goods, calls.newArrivals, ({ query }) => catalogue.products('newArrivals', query))
  mount.kept(goods, calls.newArrivalsBestRated, ({ query }) =>
    catalogue.products('newArrivals', query, 'bestRated'),
  )
  mount.kept(goods, calls.newArrivalsCities, () => catalogue.productCities('newArrivals'))

  mount.kept(goods, calls.featuredProducts, ({ query }) => catalogue.products('featuredProducts', query))
  mount.kept(goods, calls.featuredProductsBestRated, ({ query }) =>
    catalogue.products('featuredProducts', query, 'bestRated'),
  )
  mount.kept(goods, calls.featuredProductsCities, () => catalogue.productCities('featuredProducts'))

  mount.kept(goods, calls.bestRatedProducts, ({ query }) => catalogue.bestRatedProducts(query))
  mount.kept(goods, calls.bestRatedProductsCities, () => catalogue.bestRatedProductsCities())

  mount.kept(goods, calls.bestRatedStores, ({ query }) => catalogue.bestRatedStores(query))
  mount.kept(goods, calls.bestRatedStoresCities, () => catalogue.bestRatedStoresCities())

  const inCategory = [...goods, 'categories'] as const
  mount.kept(inCategory, api.productCategory.bestRated, ({ params, query }) =>
    categories.bestRated(params.categoryId, query),
  )
  mount.kept(inCategory, api.productCategory.cities, ({ params, query }) =>
    categories.cities(params.categoryId, query),
  )
}
