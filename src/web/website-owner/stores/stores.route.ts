import { lazyRouteComponent } from '@tanstack/react-router'
import { choiceIn, pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { type StoresSearch, storeStatuses } from './stores-address.ts'

const screen = () => import('./stores-screen.tsx')

export const ownerStoresRoute = {
  path: '/stores',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'StoresScreen'),
  validateSearch: (query: Record<string, unknown>): StoresSearch => ({
    search: wordsIn(query.search, 200),
    status: choiceIn(query.status, storeStatuses),
    page: pageIn(query.page),
  }),
} as const
