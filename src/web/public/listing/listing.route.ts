import {
  canBeBestRated,
  type ListingName,
  type ListingWish,
  loadListing,
} from './listing-queries.ts'
import { pageIn, wordsIn, yesIn } from '#web/shared/address/address-values.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { listingPaths } from '#web/shared/address/paths.ts'

/** What a listing's address may carry, what it loads, and what its head says. */
export function listingRoute<const Name extends ListingName>(name: Name) {
  return {
    path: listingPaths[name],
    staticData: { module: 'src/web/public/listing/listing.tsx' },
    validateSearch: (query: Record<string, unknown>): ListingWish => ({
      page: pageIn(query.page),
      city: wordsIn(query.city),
      'best-rated': canBeBestRated(name) ? yesIn(query['best-rated']) : undefined,
    }),
    loaderDeps: ({ search }: { search: ListingWish }) => search,
    loader: (visit: { context: PageContext; deps: ListingWish; cause: 'preload' | 'enter' | 'stay' }) =>
      untilLoaded(visit, loadListing(visit.context, name, visit.deps)),
    head: async ({ match }: { match: { context: PageContext; search: ListingWish } }) =>
      (await import('./listing.tsx')).listingHead(match.context, name, match.search),
  }
}
