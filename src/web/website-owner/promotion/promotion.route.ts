import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import { laterStates, type PromotionSearch } from './promotion-search-params.ts'

const screen = () => import('./promotion-screen.tsx')

export const promotionRoute = {
  ...viewRoute('/promotion', screen, 'PromotionScreen'),
  validateSearch: (query: Record<string, unknown>): PromotionSearch => ({
    state: choiceIn(query.state, laterStates),
    page: pageIn(query.page),
  }),
} as const
