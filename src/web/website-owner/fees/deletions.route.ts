import { pageSearch } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./deletions-screen.tsx')

export const deletionsRoute = {
  ...viewRoute('/fees/deletions', screen, 'DeletionsScreen'),
  validateSearch: pageSearch,
} as const
