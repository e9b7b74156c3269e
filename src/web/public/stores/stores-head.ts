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
import { type StoresWish, storesPath, storesQuery } from './store-queries.ts'

export function storesHead({ client, queryClient, page }: PageContext, wish: StoresWish) {
  const { title, description } = stores
  const list = queryClient.getQueryData(storesQuery(client, wish).queryKey)
  return pageHead(page.origin, {
    title: listTitle(title, wish.page),
    description,
    path: canonicalPath(storesPath, wish),
    jsonLd: [
      breadcrumbFacts(page.origin, [
        { name: common.home, path: '/' },
        { name: title, path: storesPath },
      ]),
      ...itemListFacts(page.origin, title, list, storeItems(list?.stores)),
    ],
  })
}
