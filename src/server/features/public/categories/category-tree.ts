import type { Category } from '#contract/shapes/category.ts'
import type { Language } from '#domain/language.ts'
import { nameIn } from '#server/lists/category-names.ts'

export interface CategoryRow {
  id: string
  parentId: string | null
  name: string
  nameFr: string | null
  icon: string | null
}

/** Rows come with parents first, each level in its order. */
export function toTree(rows: readonly CategoryRow[], language: Language): Category[] {
  const roots: Category[] = []
  const byId = new Map<string, Category>()
  for (const { id, parentId, icon, ...names } of rows) {
    const category: Category = { _id: id, name: nameIn(language, names), icon, subcategories: [] }
    byId.set(id, category)
    const siblings = parentId ? byId.get(parentId)?.subcategories : roots
    siblings?.push(category)
  }
  return roots
}
