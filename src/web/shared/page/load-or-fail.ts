import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '#web/shared/api/client.ts'

/**
 * Loads what a page is about. The server fails with it, because a page without script could not try again. A
 * browser shows the failure in its place.
 */
export async function loadOrFail<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  if (typeof document !== 'undefined') return queryClient.prefetchQuery(query)
  try {
    await queryClient.fetchQuery(query)
  } catch (error) {
    // What was refused here may be answered for the visitor.
    if (!(error instanceof ApiError && error.status < 500)) throw error
  }
}
