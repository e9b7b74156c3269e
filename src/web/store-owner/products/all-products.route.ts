import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./all-products-screen.tsx')

export const allProductsRoute = viewRoute('/products', screen, 'AllProductsScreen')
