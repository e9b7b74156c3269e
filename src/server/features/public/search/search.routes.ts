import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { SearchService } from './search.service.ts'
import type { Suggestions } from './suggestions.ts'

export function searchRoutes(mount: Mount, search: SearchService, suggestions: Suggestions): void {
  const found = ['products', 'stores', 'ratings', 'categories'] as const
  const { search: calls } = api

  mount.kept(found, calls.productsAndStores, ({ query }) => search.productsAndStores(query))
  mount.kept(found, calls.productCities, ({ query }) => search.cities('products', query.q))
  mount.kept(found, calls.storeCities, ({ query }) => search.cities('stores', query.q))
  mount.kept(found, calls.suggestions, ({ query }) => suggestions.of(query.q))
}
