import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { productSearch } from './product-address.ts'

const screen = () => import('./delete-product-screen.tsx')

export const deleteProductRoute = {
  path: '/products/delete',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'DeleteProductScreen'),
  validateSearch: productSearch,
} as const
