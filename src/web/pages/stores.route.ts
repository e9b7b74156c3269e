import { loadStores, type StoresWish, storesQuery } from '#web/features/store-browsing/store-queries.ts'
import { en } from '#web/texts/en.ts'
import { idIn, pageIn, wordsIn } from './address-values.ts'
import { breadcrumbFacts, canonicalPath, itemListFacts, listTitle, storeItems } from './list-facts.ts'
import { type PageContext, untilLoaded } from './loading.ts'
import { pageHead } from './page-head.ts'

export const storesPath = '/stores'

/** What the address of all stores may carry, what it loads, and what its head says. */
export const storesRoute = {
  path: storesPath,
  staticData: { module: 'src/web/pages/stores.tsx' },
  validateSearch: (query: Record<string, unknown>): StoresWish => {
    const storeCategory = idIn(query.storeCategory)
    const subcategory1 = storeCategory && idIn(query.subcategory1)
    const subcategory2 = subcategory1 && idIn(query.subcategory2)
    const subcategory3 = subcategory2 && idIn(query.subcategory3)
    return {
      page: pageIn(query.page),
      search: wordsIn(query.search, 200),
      city: wordsIn(query.city),
      ...{ storeCategory, subcategory1, subcategory2, subcategory3 },
    }
  },
  loaderDeps: ({ search }: { search: StoresWish }) => search,
  loader: (visit: { context: PageContext; deps: StoresWish; cause: 'preload' | 'enter' | 'stay' }) =>
    untilLoaded(visit, loadStores(visit.context, visit.deps)),
  head: ({ match }: { match: { context: PageContext; search: StoresWish } }) =>
    storesHead(match.context, match.search),
} as const

function storesHead({ client, queryClient, page }: PageContext, wish: StoresWish) {
  const { title, description } = en.stores
  const list = queryClient.getQueryData(storesQuery(client, wish).queryKey)
  return pageHead(page.origin, {
    title: listTitle(title, wish.page),
    description,
    path: canonicalPath(storesPath, wish),
    jsonLd: [
      breadcrumbFacts(page.origin, [
        { name: en.common.home, path: '/' },
        { name: title, path: storesPath },
      ]),
      ...itemListFacts(page.origin, title, list, storeItems(list?.stores)),
    ],
  })
}
