import { lazyRouteComponent } from '@tanstack/react-router'
import { longest } from '#domain/limits.ts'
import { pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import { loadSearch, type SearchParams, searchPath } from './search-queries.ts'

const screen = () => import('./search.tsx')

/** The search params, loader and head of a search. */
export const searchRoute = {
  path: searchPath,
  staticData: readableScreen(screen),
  component: lazyRouteComponent(screen, 'SearchPage'),
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    // One character above the maximum is kept, so that the page can tell that the search is too long.
    q: wordsIn(query.q, longest.search + 1),
    tab: query.tab === 'stores' ? 'stores' : undefined,
    productPage: pageIn(query.productPage),
    storePage: pageIn(query.storePage),
    city: wordsIn(query.city),
  }),
  loaderDeps: ({ search }: { search: SearchParams }) => search,
  loader: (visit: { context: PageContext; deps: SearchParams; cause: 'preload' | 'enter' | 'stay' }) =>
    untilLoaded(visit, loadSearch(visit.context, visit.deps)),
  head: async ({ match }: { match: { context: PageContext; search: SearchParams } }) =>
    (await screen()).searchHead(match.context, match.search),
} as const
