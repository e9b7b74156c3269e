import { lazyRouteComponent } from '@tanstack/react-router'
import { longest, longestRadiusKm } from '#domain/limits.ts'
import { idIn, pageIn, wholeIn, wordsIn } from '#web/shared/address/address-values.ts'
import { type PageContext, untilLoaded } from '#web/shared/page/loading.ts'
import { readableScreen } from '#web/shared/page/screen-module.ts'
import { type StoresParams, storesPath } from './stores-params.ts'

const screen = () => import('./stores.tsx')

/** The search params, loader and head of the stores. */
export const storesRoute = {
  path: storesPath,
  staticData: readableScreen(screen),
  component: lazyRouteComponent(screen, 'StoresPage'),
  validateSearch: (query: Record<string, unknown>): StoresParams => {
    const near = wordsIn(query.near)
    const storeCategory = idIn(query.storeCategory)
    const subcategory1 = storeCategory && idIn(query.subcategory1)
    const subcategory2 = subcategory1 && idIn(query.subcategory2)
    const subcategory3 = subcategory2 && idIn(query.subcategory3)
    return {
      page: pageIn(query.page),
      search: wordsIn(query.search, longest.search),
      city: wordsIn(query.city),
      near,
      radius: near ? wholeIn(query.radius, 1, longestRadiusKm) : undefined,
      ...{ storeCategory, subcategory1, subcategory2, subcategory3 },
    }
  },
  loaderDeps: ({ search }: { search: StoresParams }) => search,
  loader: (visit: { context: PageContext; deps: StoresParams; cause: 'preload' | 'enter' | 'stay' }) =>
    untilLoaded(visit, [screen().then(({ loadStores }) => loadStores(visit.context, visit.deps))]),
  head: async ({ match }: { match: { context: PageContext; search: StoresParams } }) =>
    (await screen()).storesHead(match.context, match.search),
} as const
