import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import { type BannersSearch, laterStates } from './banners-search-params.ts'

const screen = () => import('./banners-screen.tsx')

export const bannersRoute = {
  ...viewRoute('/banners', screen, 'BannersScreen'),
  validateSearch: (query: Record<string, unknown>): BannersSearch => ({
    state: choiceIn(query.state, laterStates),
    page: pageIn(query.page),
  }),
} as const
