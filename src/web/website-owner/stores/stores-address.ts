import { pageIn } from '#web/shared/address/address-values.ts'

export const storeStatuses = ['active', 'suspended'] as const

export interface StoresSearch {
  search?: string | undefined
  status?: (typeof storeStatuses)[number] | undefined
  page?: number | undefined
}

export const linkToStores = ({ search, status, page = 1 }: StoresSearch) =>
  ({ to: '/owner/stores', search: { search: search || undefined, status, page: pageIn(page) } }) as const
