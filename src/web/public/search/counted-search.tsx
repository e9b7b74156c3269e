import { useEffect } from 'react'
import type { SearchResults } from '#contract/public/search.ts'
import { countSearch } from '#web/public/taps.ts'

interface CountedSearchProps {
  q: string
  found: SearchResults
  isOfStores: boolean
}

/** Counts which stores a page of results shows; it names them for what counts before hydration. */
export function CountedSearch({ q, found: { products, stores }, isOfStores }: CountedSearchProps) {
  const shown = isOfStores ? stores.map(({ _id }) => _id) : products.map(({ userId }) => userId)
  const search = shown.length > 0 ? JSON.stringify({ q, storeIds: [...new Set(shown)] }) : undefined
  useEffect(() => {
    if (search) countSearch(search)
  }, [search])
  return search && <span hidden data-found={search} />
}
