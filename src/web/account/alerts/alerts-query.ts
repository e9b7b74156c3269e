import { queryOptions } from '@tanstack/react-query'
import type { AlertClient } from '#web/shared/alerts/alert-client.ts'
import { alertsKey } from '#web/shared/alerts/alert-keys.ts'

export const alertsQuery = (client: AlertClient) =>
  queryOptions({ queryKey: [...alertsKey, 'all'] as const, queryFn: () => client.mine({}), staleTime: 0 })
