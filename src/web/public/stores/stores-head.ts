import { stores } from '#texts/public/stores.ts'
import { common } from '#texts/shared/common.ts'
import {
  breadcrumbFacts,
  canonicalPath,
  itemListFacts,
  listTitle,
  storeItems,
} from '#web/public/browsing/list-facts.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { pageHead } from '#web/shared/page/page-head.ts'
import { storesQuery } from './store-queries.ts'
import { type StoresParams, storesPath } from './stores-params.ts'

export function storesHead({ client, queryClient, page }: PageContext, params: StoresParams) {
  const { title, description } = stores
  const list = queryClient.getQueryData(storesQuery(client, params).queryKey)
  return pageHead(page.origin, {
    title: listTitle(title, params.page),
    description,
    path: canonicalPath(storesPath, params),
    jsonLd: [
      breadcrumbFacts(page.origin, [
        { name: common.home, path: '/' },
        { name: title, path: storesPath },
      ]),
      ...itemListFacts(page.origin, title, list, storeItems(list?.stores)),
    ],
  })
}
