import type { KeptCategory } from '#contract/website-owner/categories.ts'

/** A category with its ancestors. */
export interface CategoryPlace {
  category: KeptCategory
  /** The ancestors from the first level down, without the category itself. */
  above: readonly KeptCategory[]
}

/** Levels count from 0; there are four. */
const lastLevel = 3

/** The whole tree as a list, parents before their children. */
export function placesIn(
  categories: readonly KeptCategory[],
  above: readonly KeptCategory[] = [],
): CategoryPlace[] {
  return categories.flatMap((category) => [
    { category, above },
    ...placesIn(category.subcategories, [...above, category]),
  ])
}

/** The number of levels below a category. */
const levelsBelow = ({ subcategories }: KeptCategory): number =>
  subcategories.reduce((most, child) => Math.max(most, levelsBelow(child) + 1), 0)

export const hasRoomBelow = ({ above }: CategoryPlace) => above.length < lastLevel

export type TargetAct = 'move' | 'merge' | 'remove'

/** The possible targets of a move, a merge or a removal; never the category itself or its descendants. */
export function targetsFor(
  act: TargetAct,
  { category, above: own }: CategoryPlace,
  places: readonly CategoryPlace[],
): CategoryPlace[] {
  const levels = levelsBelow(category)
  return places.filter(({ category: target, above }) => {
    if (target._id === category._id || above.some(({ _id }) => _id === category._id)) return false
    const level = above.length
    if (act === 'move') return target._id !== own.at(-1)?._id && level + 1 + levels <= lastLevel
    // The first level holds no products or stores.
    const content = act === 'merge' ? category.inside : category.insideAll
    if (level === 0 && content > 0) return false
    return act === 'remove' || level + levels <= lastLevel
  })
}

/** The tree with the children of one parent in the order of these ids. */
export function reordered(
  categories: readonly KeptCategory[],
  parentId: string | null,
  ids: readonly string[],
): KeptCategory[] {
  if (parentId === null)
    return categories.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id))
  return categories.map((category) => ({
    ...category,
    subcategories: reordered(category.subcategories, category._id === parentId ? null : parentId, ids),
  }))
}
