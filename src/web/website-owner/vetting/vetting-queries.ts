import { queryOptions } from '@tanstack/react-query'
import type { Application } from '#contract/website-owner/vetting.ts'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'

export type ApplicationState = Application['state']
export const applicationStates = ['open', 'asked', 'approved', 'refused'] as const

export const vettingPath = '/owner/vetting'
export const applicationsKey = ofOwner('applications')

export const applicationsQuery = (
  { ownerVetting }: OwnerClient,
  wanted: { state: ApplicationState; page: number },
) =>
  queryOptions({
    queryKey: [...applicationsKey, wanted],
    queryFn: () => ownerVetting.applications(wanted),
    // Others may decide meanwhile.
    staleTime: 0,
  })
