import type { KeptCategory } from '#contract/website-owner/categories.ts'

/** A category and where it hangs. */
export interface CategoryPlace {
  category: KeptCategory
  /** From the first level down; it is not among them. */
  above: readonly KeptCategory[]
}

/** The first level is 0; below it there are three more. */
const lastLevel = 3

/** All of a tree, each category before those below it. */
export function placesIn(
  categories: readonly KeptCategory[],
  above: readonly KeptCategory[] = [],
): CategoryPlace[] {
  return categories.flatMap((category) => [
    { category, above },
    ...placesIn(category.subcategories, [...above, category]),
  ])
}

/** How many levels of subcategories hang below it. */
const levelsBelow = ({ subcategories }: KeptCategory): number =>
  subcategories.reduce((most, child) => Math.max(most, levelsBelow(child) + 1), 0)

export const hasRoomBelow = ({ above }: CategoryPlace) => above.length < lastLevel

export type TargetAct = 'move' | 'merge' | 'remove'

/** Where a category can be moved, be merged into, or leave what is in it; never itself, nor what hangs below it. */
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
    // Nothing sits in the first level itself.
    const content = act === 'merge' ? category.inside : category.insideAll
    if (level === 0 && content > 0) return false
    return act === 'remove' || level + levels <= lastLevel
  })
}

/** The same tree with one of the siblings moved by a place. */
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
