import { idIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import type { FormerAddress } from './former-address.ts'

const screen = () => import('./remembered-view.tsx')

/** The bare address opens the view of the last visit. */
export const rememberedViewRoute = {
  ...viewRoute('/', screen, 'RememberedView'),
  validateSearch: (query: Record<string, unknown>): FormerAddress => ({
    tab: wordsIn(query.tab),
    view: wordsIn(query.view),
    product: idIn(query.product),
  }),
  beforeLoad: async ({ search }: { search: FormerAddress }) => (await screen()).leaveFormerAddress(search),
} as const
