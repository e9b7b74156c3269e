import { queryOptions } from '@tanstack/react-query'
import type { RaisedPriceList } from '#contract/website-owner/prices.ts'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'

const moderation = ofOwner('moderation')
// Another owner may decide in the meantime, so data is refetched on every visit.
const staleTime = 0

export const reportsQuery = ({ ownerModeration }: OwnerClient, page: number) =>
  queryOptions({
    queryKey: [...moderation, 'reports', page],
    queryFn: () => ownerModeration.reports({ page }),
    staleTime,
  })

export const heldRatingsQuery = ({ ownerModeration }: OwnerClient, page: number) =>
  queryOptions({
    queryKey: [...moderation, 'held', page],
    queryFn: () => ownerModeration.heldRatings({ page }),
    staleTime,
  })

export const reviewPhotosQuery = ({ ownerModeration }: OwnerClient, page: number) =>
  queryOptions({
    queryKey: [...moderation, 'photos', page],
    queryFn: () => ownerModeration.reviewPhotos({ page }),
    staleTime,
  })

export const historyQuery = ({ ownerModeration }: OwnerClient, page: number) =>
  queryOptions({
    queryKey: [...moderation, 'history', page],
    queryFn: () => ownerModeration.history({ page }),
    staleTime,
  })

export const raisedPricesQuery = (
  { ownerPrices }: OwnerClient,
  page: number,
  show: RaisedPriceList = 'waiting',
) =>
  queryOptions({
    queryKey: [...moderation, 'prices', show, page],
    queryFn: () => ownerPrices.raised({ page, show }),
    staleTime,
  })
