import { loadStores, type StoresWish } from './store-queries.ts'
import { idIn, pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { storesPath } from '#web/shared/address/paths.ts'

/** What the address of all stores may carry, what it loads, and what its head says. */
export const storesRoute = {
  path: storesPath,
  staticData: { module: 'src/web/public/stores/stores.tsx' },
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
  head: async ({ match }: { match: { context: PageContext; search: StoresWish } }) =>
    (await import('./stores.tsx')).storesHead(match.context, match.search),
} as const
