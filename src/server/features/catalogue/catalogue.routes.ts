import { api } from '#contract/index.ts'
import type { Mount } from '#server/http/mount.ts'
import type { CatalogueService } from './catalogue.service.ts'

export function catalogueRoutes(mount: Mount, catalogue: CatalogueService): void {
  const goods = ['products', 'stores', 'ratings'] as const

  mount.kept(goods, api.catalogue.flashSales, () => catalogue.flashSales())
  mount.kept(goods, api.catalogue.hotDeals, ({ query }) => catalogue.products('hotDeals', query))
  mount.kept(goods, api.catalogue.newArrivals, ({ query }) => catalogue.products('newArrivals', query))
  mount.kept(goods, api.catalogue.featuredProducts, ({ query }) =>
    catalogue.products('featuredProducts', query),
  )
  mount.kept(goods, api.catalogue.bestRatedProducts, ({ query }) =>
    catalogue.products('bestRatedProducts', query),
  )
  mount.kept(goods, api.catalogue.bestRatedStores, ({ query }) => catalogue.bestRatedStores(query))
  mount.kept(['categories'], api.catalogue.categoryTree, () => catalogue.categoryTree())
}
