import { queryOptions } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'

/** The level below a store category. */
export function storeSubcategoriesQuery({ store }: Client, categoryId: string) {
  return queryOptions({
    queryKey: ['stores', 'subcategories', categoryId],
    queryFn: async () => (await store.subcategories({ categoryId })).subcategories,
  })
}
