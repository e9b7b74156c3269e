import { queryOptions } from '@tanstack/react-query'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'
import type { ContentSearch } from './content-search-params.ts'

// Another owner may decide in the meantime, so data is refetched on every visit.
const staleTime = 0

export const findQuery = ({ ownerContent }: OwnerClient, { search, kind, person, page }: ContentSearch) =>
  queryOptions({
    queryKey: ofOwner('content', { search, kind, person, page }),
    queryFn: () => ownerContent.find({ search, kind, personId: person, page }),
    staleTime,
  })

export const personQuery = ({ ownerContent }: OwnerClient, personId: string) =>
  queryOptions({
    queryKey: ofOwner('person', personId),
    queryFn: () => ownerContent.person({ personId }),
    staleTime,
  })
