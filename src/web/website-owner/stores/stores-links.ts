import { pageIn } from '#web/shared/address/address-values.ts'
import type { StoresSearch } from './stores-search-params.ts'

export const linkToStores = ({ search, status, page = 1 }: StoresSearch) =>
  ({ to: '/owner/stores', search: { search: search || undefined, status, page: pageIn(page) } }) as const
