import { pageIn } from '#web/shared/address/address-values.ts'
import type { ClosedLedgerSearch, FeesSearch } from './fees-search-params.ts'

export const linkToFees = ({ search, state, page = 1 }: FeesSearch) =>
  ({ to: '/owner/fees', search: { search: search || undefined, state, page: pageIn(page) } }) as const

export const linkToDeletions = (page = 1) =>
  ({ to: '/owner/fees/deletions', search: { page: pageIn(page) } }) as const

export const linkToClosedLedger = ({ search, show, page = 1 }: ClosedLedgerSearch) =>
  ({ to: '/owner/fees/deleted', search: { search: search || undefined, show, page: pageIn(page) } }) as const

export const linkToLedger = (storeId: string, page = 1) =>
  ({ to: '/owner/fees/$storeId', params: { storeId }, search: { page: pageIn(page) } }) as const

export const linkToReceipt = (paymentId: string) =>
  ({ to: '/owner/fees/receipt/$paymentId', params: { paymentId } }) as const
