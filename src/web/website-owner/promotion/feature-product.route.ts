import { longest } from '#domain/limits.ts'
import { idIn, wordsIn } from '#web/shared/address/address-values.ts'
import { viewRoute } from '#web/shared/page/view-route.ts'

const screen = () => import('./feature-product-screen.tsx')

/** What the address may bring along from the ledger, where the advertising was paid for. */
export interface BroughtProduct {
  product?: string | undefined
  search?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

export const featureProductRoute = {
  ...viewRoute('/promotion/new', screen, 'FeatureProductScreen'),
  validateSearch: (query: Record<string, unknown>): BroughtProduct => ({
    product: idIn(query.product),
    search: wordsIn(query.search, longest.search),
    from: wordsIn(query.from),
    until: wordsIn(query.until),
  }),
} as const
