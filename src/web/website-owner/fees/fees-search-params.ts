import type { FeeState } from '#domain/fee-states.ts'

export interface FeesSearch {
  search?: string | undefined
  state?: FeeState | undefined
  page?: number | undefined
}

export interface ClosedLedgerSearch {
  search?: string | undefined
  show?: 'refunds' | undefined
  page?: number | undefined
}
