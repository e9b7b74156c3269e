import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import { laterStates, type VettingSearch } from './vetting-search-params.ts'

const screen = () => import('./vetting-screen.tsx')

export const vettingRoute = {
  ...viewRoute('/vetting', screen, 'VettingScreen'),
  validateSearch: (query: Record<string, unknown>): VettingSearch => ({
    state: choiceIn(query.state, laterStates),
    page: pageIn(query.page),
  }),
} as const
