import { queryOptions } from '@tanstack/react-query'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'

export const paymentDetailsQuery = ({ ownerPaymentDetails }: OwnerClient) =>
  queryOptions({
    queryKey: ofOwner('payment-details'),
    queryFn: () => ownerPaymentDetails.all({}),
    // Two owners may work at once, so data is refetched on every visit.
    staleTime: 0,
  })

export type StoredDetails = Awaited<ReturnType<OwnerClient['ownerPaymentDetails']['all']>>
