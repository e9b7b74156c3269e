import { lazyRouteComponent } from '@tanstack/react-router'
import { choiceIn, pageIn } from '#web/shared/address/address-values.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { laterStates, type PromotionSearch } from './promotion-address.ts'

const screen = () => import('./promotion-screen.tsx')

export const promotionRoute = {
  path: '/promotion',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'PromotionScreen'),
  validateSearch: (query: Record<string, unknown>): PromotionSearch => ({
    state: choiceIn(query.state, laterStates),
    page: pageIn(query.page),
  }),
} as const
