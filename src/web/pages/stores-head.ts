import { common } from '#texts/common.ts'
import { stores } from '#texts/stores.ts'
import { type StoresWish, storesQuery } from '#web/features/store-browsing/store-queries.ts'
import { breadcrumbFacts, canonicalPath, itemListFacts, listTitle, storeItems } from './list-facts.ts'
import type { PageContext } from './loading.ts'
import { pageHead } from './page-head.ts'
import { storesPath } from './paths.ts'

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
