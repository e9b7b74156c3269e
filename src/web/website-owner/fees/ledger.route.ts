import { lazyRouteComponent } from '@tanstack/react-router'
import { pageSearch } from '#web/shared/address/address-values.ts'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./ledger-screen.tsx')

export const ledgerRoute = {
  path: '/fees/$storeId',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'LedgerScreen'),
  validateSearch: pageSearch,
} as const
