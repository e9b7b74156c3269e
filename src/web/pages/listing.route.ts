import {
  canBeBestRated,
  type ListingName,
  type ListingWish,
  listingQuery,
  loadListing,
} from '#web/features/listing/listing-queries.ts'
import { en } from '#web/texts/en.ts'
import { pageIn, wordsIn, yesIn } from './address-values.ts'
import {
  breadcrumbFacts,
  canonicalPath,
  itemListFacts,
  listTitle,
  productItems,
  storeItems,
} from './list-facts.ts'
import { type PageContext, untilLoaded } from './loading.ts'
import { pageHead } from './page-head.ts'

export const listingPaths = {
  hotDeals: '/hot-deals',
  newArrivals: '/new-arrivals',
  featuredProducts: '/featured-products',
  bestRatedProducts: '/best-rated-products',
  bestRatedStores: '/best-rated-stores',
} as const satisfies Record<ListingName, string>

/** What a listing's address may carry, what it loads, and what its head says. */
export function listingRoute<const Name extends ListingName>(name: Name) {
  return {
    path: listingPaths[name],
    staticData: { module: 'src/web/pages/listing.tsx' },
    validateSearch: (query: Record<string, unknown>): ListingWish => ({
      page: pageIn(query.page),
      city: wordsIn(query.city),
      'best-rated': canBeBestRated(name) ? yesIn(query['best-rated']) : undefined,
    }),
    loaderDeps: ({ search }: { search: ListingWish }) => search,
    loader: (visit: { context: PageContext; deps: ListingWish; cause: 'preload' | 'enter' | 'stay' }) =>
      untilLoaded(visit, loadListing(visit.context, name, visit.deps)),
    head: ({ match }: { match: { context: PageContext; search: ListingWish } }) =>
      listingHead(match.context, name, match.search),
  }
}

function listingHead({ client, queryClient, page }: PageContext, name: ListingName, wish: ListingWish) {
  const { title, description } = en.listing[name]
  const path = listingPaths[name]
  const list = queryClient.getQueryData(listingQuery(client, name, wish).queryKey)
  const items = list && ('stores' in list ? storeItems(list.stores) : productItems(list.products))
  return pageHead(page.origin, {
    title: listTitle(title, wish.page),
    description,
    path: canonicalPath(path, wish),
    jsonLd: [
      breadcrumbFacts(page.origin, [
        { name: en.common.home, path: '/' },
        { name: title, path },
      ]),
      ...itemListFacts(page.origin, title, list, items ?? []),
    ],
  })
}
