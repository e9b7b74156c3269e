import { viewRoute } from '#web/shared/page/view-route.ts'
import { productSearch } from './product-address.ts'

const screen = () => import('./delete-product-screen.tsx')

export const deleteProductRoute = {
  ...viewRoute('/products/delete', screen, 'DeleteProductScreen'),
  validateSearch: productSearch,
} as const
