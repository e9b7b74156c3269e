import { pageSearch } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./ledger-screen.tsx')

export const ledgerRoute = {
  ...viewRoute('/fees/$storeId', screen, 'LedgerScreen'),
  validateSearch: pageSearch,
} as const
