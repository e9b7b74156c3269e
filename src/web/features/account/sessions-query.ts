import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/api/client.ts'
import { mine } from '#web/api/session.ts'

export const sessionsKey = mine('sessions')

export const sessionsQuery = (client: Client) =>
  queryOptions({ queryKey: sessionsKey, queryFn: () => client.account.sessions({}), staleTime: 0 })
