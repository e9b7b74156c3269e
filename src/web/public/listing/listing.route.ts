import { lazyRouteComponent } from '@tanstack/react-router'
import { pageIn, wordsIn, yesIn } from '#web/shared/address/address-values.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import { canBeBestRated, type ListingName, type ListingParams } from './listing-params.ts'
import { listingPaths } from './listing-paths.ts'

const screen = () => import('./listing.tsx')

const pages = {
  hotDeals: 'HotDealsPage',
  newArrivals: 'NewArrivalsPage',
  featuredProducts: 'FeaturedProductsPage',
  bestRatedProducts: 'BestRatedProductsPage',
  bestRatedStores: 'BestRatedStoresPage',
} as const satisfies Record<ListingName, string>

/** The search params, loader and head of a listing. */
export function listingRoute<const Name extends ListingName>(name: Name) {
  return {
    path: listingPaths[name],
    staticData: readableScreen(screen),
    component: lazyRouteComponent(screen, pages[name]),
    validateSearch: (query: Record<string, unknown>): ListingParams => ({
      page: pageIn(query.page),
      city: wordsIn(query.city),
      'best-rated': canBeBestRated(name) ? yesIn(query['best-rated']) : undefined,
    }),
    loaderDeps: ({ search }: { search: ListingParams }) => search,
    loader: (visit: { context: PageContext; deps: ListingParams; cause: 'preload' | 'enter' | 'stay' }) =>
      untilLoaded(visit, [screen().then(({ loadListing }) => loadListing(visit.context, name, visit.deps))]),
    head: async ({ match }: { match: { context: PageContext; search: ListingParams } }) =>
      (await screen()).listingHead(match.context, name, match.search),
  }
}
