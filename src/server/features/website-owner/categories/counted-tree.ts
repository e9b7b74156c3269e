import type { KeptCategory } from '#contract/website-owner/categories.ts'
import type { CategoryRow } from './tree.ts'

/** Rows come with parents first, each level in its order. */
export function toCountedTree(
  rows: readonly CategoryRow[],
  counts: ReadonlyMap<string, number>,
): KeptCategory[] {
  const byId = new Map<string, KeptCategory>()
  const roots: KeptCategory[] = []
  for (const { id, parentId, path, name, nameFr, icon } of rows) {
    const inside = counts.get(id) ?? 0
    const category: KeptCategory = { _id: id, name, nameFr, icon, inside, insideAll: 0, subcategories: [] }
    byId.set(id, category)
    const siblings = parentId ? byId.get(parentId)?.subcategories : roots
    siblings?.push(category)
    for (const along of path) {
      const above = byId.get(along)
      if (above) above.insideAll += inside
    }
  }
  return roots
}
