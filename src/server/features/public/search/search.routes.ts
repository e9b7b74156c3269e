import { api } from '#contract/index.ts'
import { catalogueTag } from '#server/lists/tags.ts'
import type { Cached, Mount } from '#server/platform/http/mount.ts'
import { readUnits } from '#server/platform/limits/read-budget.ts'
import type { SearchService } from './search.service.ts'
import type { Suggestions } from './suggestions.ts'

export function searchRoutes(mount: Mount, search: SearchService, suggestions: Suggestions): void {
  const { search: calls } = api

  mount.cachedByLanguage(calls.productsAndStores, ({ query, language, spend }) =>
    found(search.productsAndStores(query, language, spend)),
  )
  mount.cached(calls.productCities, ({ query, spend }) => found(search.cities('products', query.q, spend)))
  mount.cached(calls.storeCities, ({ query, spend }) => found(search.cities('stores', query.q, spend)))
  mount.cachedByLanguage(calls.suggestions, ({ query, language, spend }) => {
    spend(readUnits.suggestions)
    return found(suggestions.of(query.q, language))
  })
}

/** A change of any product or store may change what is found, and where. */
async function found<Answer>(answer: Promise<Answer>): Promise<Cached<Answer>> {
  return { answer: await answer, tags: [catalogueTag] }
}
