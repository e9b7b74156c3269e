import { loadSearch, type SearchWish } from '#web/features/search/search-queries.ts'
import { en } from '#web/texts/en.ts'
import { pageIn, wordsIn } from './address-values.ts'
import { listTitle } from './list-facts.ts'
import { type PageContext, untilLoaded } from './loading.ts'
import { pageHead } from './page-head.ts'

export const searchPath = '/search'

/** What the address of a search may carry, what it loads, and what its head says. */
export const searchRoute = {
  path: searchPath,
  staticData: { module: 'src/web/pages/search.tsx' },
  validateSearch: (query: Record<string, unknown>): SearchWish => ({
    q: wordsIn(query.q, 200),
    tab: query.tab === 'stores' ? 'stores' : undefined,
    productPage: pageIn(query.productPage),
    storePage: pageIn(query.storePage),
    city: wordsIn(query.city),
  }),
  loaderDeps: ({ search }: { search: SearchWish }) => search,
  loader: (visit: { context: PageContext; deps: SearchWish; cause: 'preload' | 'enter' | 'stay' }) =>
    untilLoaded(visit, loadSearch(visit.context, visit.deps)),
  head: ({ match }: { match: { context: PageContext; search: SearchWish } }) =>
    searchHead(match.context.page.origin, match.search.q),
} as const

/** Every search is an address of its own; search engines are asked to keep none of them. */
function searchHead(origin: string, q: string | undefined) {
  const { title, titleFor, description } = en.search
  const head = pageHead(origin, {
    title: listTitle(q ? titleFor(q) : title),
    description,
    path: q ? `${searchPath}?${new URLSearchParams({ q })}` : searchPath,
  })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex, follow' }] }
}
