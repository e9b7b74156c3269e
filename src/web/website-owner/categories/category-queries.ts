import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { KeptCategory } from '#contract/website-owner/categories.ts'
import { type OwnerClient, ofOwner, useOwnerClient } from '#web/website-owner/owner-client.ts'

export type TreeName = 'product' | 'store'
type Tree = Awaited<ReturnType<OwnerClient['ownerCategories']['tree']>>
export type Icon = Parameters<OwnerClient['ownerCategories']['add']>[0]['icon']

interface EditedCategory {
  name: string
  /** Stays as it is when it is left out. */
  nameFr?: string | null
  icon: Icon
}

export const treeQuery = ({ ownerCategories }: OwnerClient, tree: TreeName) =>
  queryOptions({
    queryKey: ofOwner('categories', tree),
    queryFn: () => ownerCategories.tree({ tree }),
    // Two owners may work at once, so data is refetched on every visit.
    staleTime: 0,
  })

/** Changes to a tree; it is refetched after a success and after a conflict. */
export function useCategoryActions(tree: TreeName) {
  const client = useOwnerClient()
  const { ownerCategories } = client
  const queryClient = useQueryClient()
  const { queryKey } = treeQuery(client, tree)

  /** Refetches the tree at once; public pages refetch it on their next visit. */
  async function reload() {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [first] }) => first !== queryKey[0],
      refetchType: 'none',
    })
    await queryClient.invalidateQueries({ queryKey })
  }

  async function followed<Answer>(sent: Promise<Answer>): Promise<Answer> {
    try {
      return await sent
    } finally {
      // Awaited, so that the tree is up to date when the dialog closes.
      await reload()
    }
  }

  return {
    add: (parentId: string | null, category: EditedCategory) =>
      followed(ownerCategories.add({ tree, parentId, ...category })),
    change: (categoryId: string, category: EditedCategory) =>
      followed(ownerCategories.change({ tree, categoryId, ...category })),
    move: (categoryId: string, parentId: string | null) =>
      followed(ownerCategories.move({ tree, categoryId, parentId })),
    merge: (categoryId: string, into: string) => followed(ownerCategories.merge({ tree, categoryId, into })),
    remove: (categoryId: string, moveTo: string | null) =>
      followed(ownerCategories.remove({ tree, categoryId, moveTo })),
    order: (parentId: string | null, ids: string[]) => ownerCategories.order({ tree, parentId, ids }),
    reload,
    /** Shows a changed tree before the server has saved it. */
    show: (change: (categories: KeptCategory[]) => KeptCategory[]) => {
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Tree>(
        queryKey,
        (shown) => shown && { ...shown, categories: change(shown.categories) },
      )
    },
  }
}
