import { pageIn } from '#web/shared/address/address-values.ts'
import type { FeaturedState } from './promotion-search-params.ts'

export const linkToFeatured = (state: FeaturedState, page = 1) =>
  ({
    to: '/owner/promotion',
    search: { state: state === 'running' ? undefined : state, page: pageIn(page) },
  }) as const
