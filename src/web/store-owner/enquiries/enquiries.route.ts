import { pageSearch } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./enquiries-screen.tsx')

export const enquiriesRoute = {
  ...viewRoute('/products/enquiries', screen, 'EnquiriesScreen'),
  validateSearch: pageSearch,
} as const
