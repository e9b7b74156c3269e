import { longest } from '#domain/limits.ts'
import { choiceIn, pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import { type StoresSearch, storeStatuses } from './stores-search-params.ts'

const screen = () => import('./stores-screen.tsx')

export const ownerStoresRoute = {
  ...viewRoute('/stores', screen, 'StoresScreen'),
  validateSearch: (query: Record<string, unknown>): StoresSearch => ({
    search: wordsIn(query.search, longest.search),
    status: choiceIn(query.status, storeStatuses),
    page: pageIn(query.page),
  }),
} as const
