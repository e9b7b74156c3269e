import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'

/** The streets of the site, or null; for maps that need nothing else of the public map. */
export function streetsQuery({ store }: Client) {
  return queryOptions({
    queryKey: ['streets'],
    queryFn: async () => (await store.map({})).streets ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
