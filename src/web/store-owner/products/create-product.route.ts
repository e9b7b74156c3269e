import { lazyRouteComponent } from '@tanstack/react-router'
import { screenModule } from '#web/shared/page/screen-module.ts'

const screen = () => import('./create-product-screen.tsx')

export const createProductRoute = {
  path: '/products/create',
  staticData: screenModule(screen),
  component: lazyRouteComponent(screen, 'CreateProductScreen'),
} as const
