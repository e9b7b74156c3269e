import { lazyRouteComponent } from '@tanstack/react-router'
import { highestPriceRupees, longest, longestRadiusKm } from '#domain/limits.ts'
import { chosenOrders } from '#domain/search-orders.ts'
import { choiceIn, pageIn, starsIn, wholeIn, wordsIn, yesIn } from '#web/shared/address/address-values.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import { type SearchParams, searchPath } from './search-params.ts'

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
    minPrice: wholeIn(query.minPrice, 0, highestPriceRupees),
    maxPrice: wholeIn(query.maxPrice, 0, highestPriceRupees),
    onSale: yesIn(query.onSale),
    openNow: yesIn(query.openNow),
    minRating: starsIn(query.minRating),
    near: wordsIn(query.near),
    radius: wholeIn(query.radius, 1, longestRadiusKm),
    sort: choiceIn(query.sort, chosenOrders),
    exact: yesIn(query.exact),
  }),
  loaderDeps: ({ search }: { search: SearchParams }) => search,
  loader: (visit: { context: PageContext; deps: SearchParams; cause: 'preload' | 'enter' | 'stay' }) =>
    untilLoaded(visit, [screen().then(({ loadSearch }) => loadSearch(visit.context, visit.deps))]),
  head: async ({ match }: { match: { context: PageContext; search: SearchParams } }) =>
    (await screen()).searchHead(match.context, match.search),
} as const
