import { longest } from '#domain/limits.ts'
import { idIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'
import type { FeatureProductSearch } from './feature-product-search-params.ts'

const screen = () => import('./feature-product-screen.tsx')

export const featureProductRoute = {
  ...viewRoute('/promotion/new', screen, 'FeatureProductScreen'),
  validateSearch: (query: Record<string, unknown>): FeatureProductSearch => ({
    product: idIn(query.product),
    search: wordsIn(query.search, longest.search),
    from: wordsIn(query.from),
    until: wordsIn(query.until),
  }),
} as const
