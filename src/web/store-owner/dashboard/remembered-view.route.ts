import { idIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./remembered-view.tsx')

/** How views were named before each had an address of its own; bookmarks still do. */
export interface FormerAddress {
  tab?: string | undefined
  view?: string | undefined
  product?: string | undefined
}

/** The bare address of the dashboard opens the view of the last visit. */
export const rememberedViewRoute = {
  ...viewRoute('/', screen, 'RememberedView'),
  validateSearch: (query: Record<string, unknown>): FormerAddress => ({
    tab: wordsIn(query.tab),
    view: wordsIn(query.view),
    product: idIn(query.product),
  }),
  beforeLoad: async ({ search }: { search: FormerAddress }) => (await screen()).leaveFormerAddress(search),
} as const
