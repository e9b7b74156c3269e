import { queryOptions } from '@tanstack/react-query'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'
import type { ApplicationState } from './vetting-search-params.ts'

export const applicationsKey = ofOwner('applications')

export const applicationsQuery = (
  { ownerVetting }: OwnerClient,
  params: { state: ApplicationState; page: number },
) =>
  queryOptions({
    queryKey: [...applicationsKey, params],
    queryFn: () => ownerVetting.applications(params),
    // Another owner may decide in the meantime, so data is refetched on every visit.
    staleTime: 0,
  })
