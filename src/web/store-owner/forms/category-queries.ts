import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CategoryName } from '#contract/shapes/category.ts'
import type { Client } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { useLevels } from '#web/shared/api/use-levels.ts'
import { storeSubcategoriesQuery } from '#web/shared/store/store-subcategories-query.ts'

/** Stores and products have separate category trees. */
export type CategoryKind = 'store' | 'product'

function rootsQuery({ store, productCategory }: Client, kind: CategoryKind) {
  return queryOptions({
    queryKey: ['category-choices', kind],
    queryFn: async () => {
      const { categories } = await (kind === 'store' ? store.categories({}) : productCategory.choices({}))
      return categories.map(({ _id, name }): CategoryName => ({ _id, name }))
    },
  })
}

function childrenQuery(client: Client, kind: CategoryKind, id: string) {
  return kind === 'store' ? storeSubcategoriesQuery(client, id) : productSubchoicesQuery(client, id)
}

function productSubchoicesQuery({ productCategory }: Client, id: string) {
  return queryOptions({
    queryKey: ['category-choices', 'product', id],
    queryFn: async () => (await productCategory.subchoices({ id })).subcategories,
  })
}

/** The options of each level, from the root down. */
export function useCategoryLevels(kind: CategoryKind, chosen: readonly string[]) {
  const client = useClient()
  const roots = useQuery(rootsQuery(client, kind))
  const children = useLevels(chosen.map((id) => childrenQuery(client, kind, id)))
  return [roots, ...children]
}
