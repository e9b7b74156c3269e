import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'

export const contactDetailsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['contact-details'],
    queryFn: () => client.contact.details({}),
    staleTime: Number.POSITIVE_INFINITY,
  })
