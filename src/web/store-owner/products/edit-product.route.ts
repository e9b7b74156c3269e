import { viewRoute } from '#web/shared/page/view-route.ts'
import { productSearch } from './product-address.ts'

const screen = () => import('./edit-product-screen.tsx')

export const editProductRoute = {
  ...viewRoute('/products/edit', screen, 'EditProductScreen'),
  validateSearch: productSearch,
} as const
