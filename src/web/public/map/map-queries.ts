import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MappedStores } from '#contract/shapes/mapped-stores.ts'
import type { Client } from '#web/shared/api/client.ts'
import { loadOrFail } from '#web/shared/page/load-or-fail.ts'

export function mapQuery({ store }: Client, place: string | undefined) {
  return queryOptions({
    queryKey: ['map', place ?? ''],
    queryFn: () => store.map(place ? { city: place } : {}),
    // The places stay while the stores of another one are loaded.
    placeholderData: (before: MappedStores | undefined) => before,
  })
}

export const loadMap = (
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  place: string | undefined,
) => loadOrFail(queryClient, mapQuery(client, place))
