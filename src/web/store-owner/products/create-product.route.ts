import { viewRoute } from '#web/shared/page/view-route.ts'
import { copySearch } from './product-address.ts'

const screen = () => import('./create-product-screen.tsx')

export const createProductRoute = {
  ...viewRoute('/products/create', screen, 'CreateProductScreen'),
  validateSearch: copySearch,
} as const
