import { withoutAccents } from '#domain/accents.ts'

export interface CategoryRow {
  id: string
  path: string[]
  name: string
  nameFr: string | null
}

export type FoundCategory = { id: string } | { fault: 'unknown-category' | 'needs-subcategory' }
export type FindCategory = (written: string) => FoundCategory

/** A product is in a subcategory at least. */
const fewestLevels = 2

/**
 * Finds a category by its names from the root down, by the last of them where that is clear, in English or French. Of
 * several separated by commas the first that is known counts.
 */
export function categoryFinder(rows: readonly CategoryRow[]): FindCategory {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byTrail = new Map<string, Set<string>>()
  for (const { id, path } of rows) {
    const along = path.flatMap((above) => byId.get(above) ?? [])
    for (const trail of [along.map(({ name }) => name), along.map(({ name, nameFr }) => nameFr ?? name)]) {
      const folded = trail.map(withoutAccents)
      for (let from = 0; from < folded.length; from += 1) add(byTrail, folded.slice(from).join(' > '), id)
    }
  }

  function find(written: string): FoundCategory | undefined {
    const trail = written
      .split('>')
      .map((name) => withoutAccents(name))
      .join(' > ')
    const ids = [...(byTrail.get(trail) ?? [])]
    // A whole trail comes before the end of another one.
    const whole = ids.filter((id) => byId.get(id)?.path.length === trail.split(' > ').length)
    const found = whole.length === 1 ? whole : ids
    const [id] = found
    if (id === undefined || found.length > 1) return
    return (byId.get(id)?.path.length ?? 0) < fewestLevels ? { fault: 'needs-subcategory' } : { id }
  }

  return (written) => {
    const alternatives = [written, ...(written.includes(',') ? written.split(',') : [])].map(find)
    return (
      alternatives.find((found) => found && 'id' in found) ??
      alternatives.find(Boolean) ?? { fault: 'unknown-category' }
    )
  }
}

function add(map: Map<string, Set<string>>, key: string, id: string) {
  const ids = map.get(key)
  if (ids) ids.add(id)
  else map.set(key, new Set([id]))
}
