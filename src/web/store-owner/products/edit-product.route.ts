import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'
import { productSearch } from './product-address.ts'

const screen = () => import('./edit-product-screen.tsx')

export const editProductRoute = {
  path: '/products/edit',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'EditProductScreen'),
  validateSearch: productSearch,
} as const
