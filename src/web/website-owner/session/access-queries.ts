import { queryOptions } from '@tanstack/react-query'
import { type OwnerSessionClient, ofOwner } from '#web/website-owner/owner-session-client.ts'

export const meKey = ofOwner('me')
export const sessionsKey = ofOwner('sessions')

export const meQuery = ({ ownerSession }: OwnerSessionClient) =>
  queryOptions({ queryKey: meKey, queryFn: () => ownerSession.me({}), staleTime: 0 })

export const sessionsQuery = ({ ownerSession }: OwnerSessionClient) =>
  queryOptions({ queryKey: sessionsKey, queryFn: () => ownerSession.sessions({}), staleTime: 0 })
