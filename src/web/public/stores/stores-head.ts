import { common } from '#texts/shared/common.ts'
import { stores } from '#texts/public/stores.ts'
import { type StoresWish, storesQuery } from './store-queries.ts'
import { breadcrumbFacts, canonicalPath, itemListFacts, listTitle, storeItems } from '#web/public/browsing/list-facts.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { pageHead } from '#web/shared/page/page-head.ts'
import { storesPath } from '#web/shared/address/paths.ts'

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
