import { pageSearch } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./fees-screen.tsx')

export const ownFeesRoute = {
  ...viewRoute('/fees', screen, 'FeesScreen'),
  validateSearch: pageSearch,
} as const
