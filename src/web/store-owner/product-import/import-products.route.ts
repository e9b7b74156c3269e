import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./import-products.tsx')

export const importProductsRoute = viewRoute('/products/import', screen, 'ImportProducts')
