import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { SearchService } from './search.service.ts'
import type { Suggestions } from './suggestions.ts'

export function searchRoutes(mount: Mount, search: SearchService, suggestions: Suggestions): void {
  const found = ['products', 'stores', 'ratings', 'categories'] as const
  const { search: calls } = api

  mount.cached(found, calls.productsAndStores, ({ query }) => search.productsAndStores(query))
  mount.cached(found, calls.productCities, ({ query }) => search.cities('products', query.q))
  mount.cached(found, calls.storeCities, ({ query }) => search.cities('stores', query.q))
  mount.cached(found, calls.suggestions, ({ query }) => suggestions.of(query.q))
}
