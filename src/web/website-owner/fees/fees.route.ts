import { feeStates } from '#domain/fee-states.ts'
import { longest } from '#domain/limits.ts'
import { choiceIn, pageIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import type { FeesSearch } from './fees-search-params.ts'

const screen = () => import('./fees-screen.tsx')

export const feesRoute = {
  ...viewRoute('/fees', screen, 'FeesScreen'),
  validateSearch: (query: Record<string, unknown>): FeesSearch => ({
    search: wordsIn(query.search, longest.search),
    state: choiceIn(query.state, feeStates),
    page: pageIn(query.page),
  }),
} as const
