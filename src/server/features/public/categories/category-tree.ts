import type { Category } from '#contract/shapes/category.ts'

export interface CategoryRow {
  id: string
  parentId: string | null
  name: string
  icon: string | null
}

/** Rows come with parents first, each level in its order. */
export function toTree(rows: readonly CategoryRow[]): Category[] {
  const roots: Category[] = []
  const byId = new Map<string, Category>()
  for (const { id, parentId, name, icon } of rows) {
    const category: Category = { _id: id, name, icon, subcategories: [] }
    byId.set(id, category)
    const siblings = parentId ? byId.get(parentId)?.subcategories : roots
    siblings?.push(category)
  }
  return roots
}
