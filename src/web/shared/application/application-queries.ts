import { queryOptions } from '@tanstack/react-query'
import type { StoreClient } from '#web/shared/api/store-client.ts'
import { mine } from '#web/shared/session/session.ts'

export type Standing = Awaited<ReturnType<StoreClient['application']['mine']>>

/** The state of the person's own application. */
export const ownApplicationQuery = ({ application }: StoreClient) =>
  queryOptions({
    queryKey: mine('application'),
    queryFn: () => application.mine({}),
    // Somebody may be deciding about it right now.
    refetchOnWindowFocus: true,
    staleTime: 10_000,
  })
