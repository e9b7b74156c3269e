import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { FeeState } from '#domain/fee-states.ts'
import { longest } from '#domain/limits.ts'
import { type OwnerClient, ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'

const fees = ofOwner('fees')
// Two owners may work at once, so data is refetched on every visit.
const staleTime = 0

export interface FeeStoresParams {
  page: number
  search: string
  state: FeeState | undefined
}

export const feeStoresQuery = ({ ownerFees }: OwnerClient, params: FeeStoresParams) =>
  queryOptions({
    queryKey: [...fees, 'stores', params],
    queryFn: () => ownerFees.stores(params),
    staleTime,
  })

export const ledgerQuery = ({ ownerFees }: OwnerClient, storeId: string, page: number) =>
  queryOptions({
    queryKey: [...fees, 'ledger', storeId, page],
    queryFn: () => ownerFees.ledger({ storeId, page }),
    staleTime,
  })

export interface ClosedLedgerParams {
  page: number
  search: string
  show: 'all' | 'refunds'
}

export const closedLedgerQuery = ({ ownerFees }: OwnerClient, params: ClosedLedgerParams) =>
  queryOptions({
    queryKey: [...fees, 'closed', params],
    queryFn: () => ownerFees.closedLedger(params),
    staleTime,
  })

export const deletionsQuery = ({ ownerFees }: OwnerClient, page: number) =>
  queryOptions({
    queryKey: [...fees, 'deletions', page],
    queryFn: () => ownerFees.deletions({ page }),
    staleTime,
  })

export const receiptQuery = ({ ownerFees }: OwnerClient, paymentId: string) =>
  queryOptions({
    queryKey: [...fees, 'receipt', paymentId],
    queryFn: () => ownerFees.receipt({ paymentId }),
    staleTime,
  })

export const statementQuery = ({ ownerFees }: OwnerClient, storeId: string, month: string) =>
  queryOptions({
    queryKey: [...fees, 'statement', storeId, month],
    queryFn: () => ownerFees.statement({ storeId, month }),
    staleTime,
  })

/** The first page of the store's products that match the words. */
export const storeProductsQuery = (
  { ownerPromotion }: OwnerClient,
  store: { _id: string; name: string },
  words: string,
) =>
  queryOptions({
    queryKey: ofOwner('promotion', 'products-of', store._id, words),
    queryFn: async () => {
      const search = `${store.name} ${words}`.trim().slice(0, longest.search)
      const { products } = await ownerPromotion.products({ search, status: 'active' })
      return products.filter((product) => product.store._id === store._id)
    },
    staleTime,
  })

export type Transfer = Parameters<OwnerClient['ownerFees']['pay']>[0]
type Personalised = Parameters<OwnerClient['ownerFees']['personalised']>[0]

/** Changes to fees; they are refetched after a success and after a conflict. */
export function useFeeActions() {
  const { ownerFees } = useOwnerClient()
  const queryClient = useQueryClient()

  async function followed<Answer>(sent: Promise<Answer>): Promise<Answer> {
    try {
      return await sent
    } finally {
      void queryClient.invalidateQueries({ queryKey: fees })
    }
  }

  return {
    transfer: (kind: 'payment' | 'refund', transfer: Transfer) =>
      followed(kind === 'payment' ? ownerFees.pay(transfer) : ownerFees.refund(transfer)),
    personalised: (order: Personalised) => followed(ownerFees.personalised(order)),
    chooseProduct: (cycleId: string, productId: string) =>
      followed(ownerFees.chooseProduct({ cycleId, productId })),
    announceNext: (storeId: string, startsOn: string) =>
      followed(ownerFees.announceNext({ storeId, startsOn })),
    stopDeletion: (storeId: string) => followed(ownerFees.stopDeletion({ storeId })),
    resumeDeletion: (storeId: string) => followed(ownerFees.resumeDeletion({ storeId })),
  }
}
