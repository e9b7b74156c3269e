import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'
import { mine } from '#web/shared/session/session.ts'

export const sessionsKey = mine('sessions')

export const sessionsQuery = (client: Client) =>
  queryOptions({ queryKey: sessionsKey, queryFn: () => client.account.sessions({}), staleTime: 0 })
