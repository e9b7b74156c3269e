import { Refusal } from '#server/platform/http/errors.ts'
import { noSuchCategory } from '#server/shared/not-found.ts'
import { say } from './categories.sentences.ts'

export interface CategoryRow {
  id: string
  parentId: string | null
  depth: number
  path: string[]
  name: string
  nameFr: string | null
  icon: string | null
  position: number
}

const deepest = 3

const tooDeep = () => new Refusal(409, 'too-deep', say.tooDeep)
const nameTaken = (name: string, parent: string | undefined) =>
  new Refusal(
    409,
    'name-taken',
    parent === undefined ? say.nameTakenOnTop({ name }) : say.nameTakenIn({ name, parent }),
  )
const insideItself = () => new Refusal(409, 'inside-itself', say.insideItself)

const alike = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'accent' }) === 0

export type CategoryTree = ReturnType<typeof treeOf>

export function treeOf(rows: readonly CategoryRow[]) {
  const children = (parentId: string | null) => rows.filter((row) => row.parentId === parentId)
  const below = (id: string) => rows.filter(({ path }) => path.includes(id))

  function category(id: string): CategoryRow {
    const found = rows.find((row) => row.id === id.toLowerCase())
    if (!found) throw noSuchCategory()
    return found
  }

  return {
    category,
    children,
    /** Includes the category itself. */
    below,

    parent: (id: string | null): CategoryRow | undefined => (id === null ? undefined : category(id)),

    lastPosition: (parentId: string | null): number =>
      Math.max(0, ...children(parentId).map(({ position }) => position)),

    requireFreeName(parent: CategoryRow | undefined, name: string, except?: CategoryRow): void {
      const taken = children(parent?.id ?? null).find(
        (sibling) => sibling.id !== except?.id && alike(sibling.name, name),
      )
      if (taken) throw nameTaken(taken.name, parent?.name)
    },

    /** Refuses when the category and all below it would be too deep under the parent. */
    requireRoom(parent: CategoryRow | undefined, moved?: CategoryRow): void {
      const levelsBelow = moved ? Math.max(...below(moved.id).map(({ depth }) => depth)) - moved.depth : 0
      if ((parent ? parent.depth + 1 : 0) + levelsBelow > deepest) throw tooDeep()
    },

    requireOutside(moved: CategoryRow, to: CategoryRow | undefined): void {
      if (to?.path.includes(moved.id)) throw insideItself()
    },
  }
}
