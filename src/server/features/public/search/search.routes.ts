import { api } from '#contract/index.ts'
import { catalogueTag, hoursTag } from '#server/lists/tags.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Cached } from '#server/platform/http/cached-calls.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { readUnits } from '#server/platform/limits/read-budget.ts'
import type { Alternatives } from './alternatives.ts'
import { openUntil } from './narrowed-search.ts'
import type { SearchService } from './search.service.ts'
import type { Suggestions } from './suggestions.ts'

interface SearchParts {
  search: SearchService
  suggestions: Suggestions
  alternatives: Alternatives
  clock: Clock
}

export function searchRoutes(mount: Mount, { search, suggestions, alternatives, clock }: SearchParts): void {
  const { search: calls } = api

  mount.cachedByLanguage(calls.productsAndStores, ({ query, language, spend }) => {
    const answer = search.productsAndStores(query, language, spend)
    return query.openNow ? foundOpen(answer, clock()) : found(answer)
  })
  mount.cached(calls.filterCounts, ({ query, spend }) =>
    foundOpen(search.filterCounts(query, spend), clock()),
  )
  mount.cachedByLanguage(calls.alternatives, ({ query, language, spend }) =>
    found(alternatives.of(query.q, language, spend)),
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

/** The hours of any store may change what is open, and so does the clock. */
async function foundOpen<Answer>(answer: Promise<Answer>, now: Date): Promise<Cached<Answer>> {
  return { answer: await answer, tags: [catalogueTag, hoursTag], until: openUntil(now) }
}
