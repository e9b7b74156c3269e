import { queryOptions } from '@tanstack/react-query'
import { type OwnerClient, ofOwner } from './owner-client.ts'

/** On which day personalised advertising begins that is paid for on a day. Only the server knows the holidays. */
export const advertisingStartQuery = ({ ownerPromotion }: OwnerClient, paidOn: string) =>
  queryOptions({
    queryKey: ofOwner('advertising-start', paidOn),
    queryFn: () => ownerPromotion.start({ paidOn }),
    staleTime: 60_000,
  })
