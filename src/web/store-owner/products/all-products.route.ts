import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./all-products-screen.tsx')

export const allProductsRoute = {
  path: '/products',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'AllProductsScreen'),
} as const
