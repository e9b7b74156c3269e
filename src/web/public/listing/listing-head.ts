import { listing } from '#texts/public/listing.ts'
import { common } from '#texts/shared/common.ts'
import {
  breadcrumbFacts,
  canonicalPath,
  itemListFacts,
  listTitle,
  productItems,
  storeItems,
} from '#web/public/browsing/list-facts.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { pageHead } from '#web/shared/page/page-head.ts'
import type { ListingName, ListingParams } from './listing-params.ts'
import { listingPaths } from './listing-paths.ts'
import { listingQuery } from './listing-queries.ts'

export function listingHead(
  { client, queryClient, page }: PageContext,
  name: ListingName,
  params: ListingParams,
) {
  const { title, description } = listing[name]
  const path = listingPaths[name]
  const list = queryClient.getQueryData(listingQuery(client, name, params).queryKey)
  const items = list && ('stores' in list ? storeItems(list.stores) : productItems(list.products))
  return pageHead(page.origin, {
    title: listTitle(title, params.page),
    description,
    path: canonicalPath(path, params),
    jsonLd: [
      breadcrumbFacts(page.origin, [
        { name: common.home, path: '/' },
        { name: title, path },
      ]),
      ...itemListFacts(page.origin, title, list, items ?? []),
    ],
  })
}
