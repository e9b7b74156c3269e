import { queryOptions } from '@tanstack/react-query'
import { type OwnerClient, ofOwner } from '#web/website-owner/owner-client.ts'

export const meKey = ofOwner('me')
export const sessionsKey = ofOwner('sessions')

export const meQuery = ({ ownerSession }: OwnerClient) =>
  queryOptions({ queryKey: meKey, queryFn: () => ownerSession.me({}), staleTime: 0 })

export const sessionsQuery = ({ ownerSession }: OwnerClient) =>
  queryOptions({ queryKey: sessionsKey, queryFn: () => ownerSession.sessions({}), staleTime: 0 })
