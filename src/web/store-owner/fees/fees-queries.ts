import { queryOptions } from '@tanstack/react-query'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { ownStore } from '#web/store-owner/own-store.ts'

export const ownFeesQuery = ({ storeOwner }: StoreClient, page: number) =>
  queryOptions({
    queryKey: ownStore('fees', page),
    queryFn: () => storeOwner.fees({ page }),
    // The website owner records payments at any time.
    staleTime: 0,
  })

export const ownReceiptQuery = ({ storeOwner }: StoreClient, paymentId: string) =>
  queryOptions({
    queryKey: ownStore('receipt', paymentId),
    queryFn: () => storeOwner.receipt({ paymentId }),
    retry: false,
  })

export const ownStatementQuery = ({ storeOwner }: StoreClient, month: string) =>
  queryOptions({
    queryKey: ownStore('statement', month),
    queryFn: () => storeOwner.statement({ month }),
    // This month still changes.
    staleTime: 0,
    retry: false,
  })
