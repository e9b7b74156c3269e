import type { Branch, Root } from '../content/categories/branch.ts'
import { productTree } from '../content/categories/product-tree.ts'
import { storeTree } from '../content/categories/store-tree.ts'
import type { DemoCategory } from './shapes.ts'

/** Both trees, each category after its parent. */
export function demoCategories(): { products: DemoCategory[]; stores: DemoCategory[] } {
  return { products: listed(productTree), stores: listed(storeTree) }
}

function listed(roots: readonly Root[]): DemoCategory[] {
  return roots.flatMap(({ icon, branch }, position) => withChildren(branch, null, icon, position))
}

function withChildren(
  branch: Branch,
  parent: string | null,
  icon: string | null,
  position: number,
): DemoCategory[] {
  const [segment, name, nameFr, ...children] = branch
  const key = parent === null ? segment : `${parent}/${segment}`
  return [
    { key, parent, name, nameFr, icon, position },
    ...children.flatMap((child, index) => withChildren(child, key, null, index)),
  ]
}
