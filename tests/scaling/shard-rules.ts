import type { Group, ShardPlan } from './shard-plan.ts'

/** What the rules need of a table. */
export interface Table {
  name: string
  columns: string[]
  /** Primary key, unique constraints and unique indexes. */
  unique: string[][]
  references: { columns: string[]; to: string; toColumns: string[] }[]
}

export interface ShardProblem {
  table: string
  /** A reference within a group needs the key beside it; one that crosses cannot be enforced at all. */
  kind: 'column' | 'unique' | 'reference' | 'crossing'
  /** What the rules of Citus do not allow. */
  what: string
}

interface Place {
  group: Group
  key: string
}

/** The tables that the plan forgets or names twice, or that do not exist. */
export function unplanned({ spread, everywhere, onOne }: ShardPlan, tables: readonly Table[]): string[] {
  const planned = [...Object.values(spread).flatMap(Object.keys), ...everywhere, ...onOne]
  const names = tables.map(({ name }) => name)
  return [
    ...names.filter((name) => planned.filter((each) => each === name).length !== 1),
    ...planned.filter((name) => !names.includes(name)),
  ]
}

/** Everything in the schema that several servers could not enforce under this plan. */
export function shardProblems(plan: ShardPlan, tables: readonly Table[]): ShardProblem[] {
  const places = placesIn(plan)
  return tables.flatMap((table) => [
    ...keyProblems(table, places.get(table.name)),
    ...referenceProblems(table, plan, places),
  ])
}

function placesIn({ spread }: ShardPlan): Map<string, Place> {
  const groups = Object.entries(spread) as [Group, Record<string, string>][]
  return new Map(
    groups.flatMap(([group, keys]) => Object.entries(keys).map(([table, key]) => [table, { group, key }])),
  )
}

/** A spread table has its key as a column, and each unique key contains it. */
function keyProblems({ name, columns, unique }: Table, place: Place | undefined): ShardProblem[] {
  if (!place) return []
  const { key } = place
  const missing: ShardProblem[] = columns.includes(key)
    ? []
    : [{ table: name, kind: 'column', what: `needs a column ${key}` }]
  const notUnique = unique
    .filter((columnsOf) => !columnsOf.includes(key))
    .map((columnsOf): ShardProblem => {
      return { table: name, kind: 'unique', what: `unique (${columnsOf.join(', ')}) needs ${key}` }
    })
  return [...missing, ...notUnique]
}

/** A reference stays on one server: to a table that is everywhere, or to a row with the same key. */
function referenceProblems(
  { name, references }: Table,
  { everywhere }: ShardPlan,
  places: ReadonlyMap<string, Place>,
): ShardProblem[] {
  const from = places.get(name)
  return references.flatMap(({ columns, to, toColumns }): ShardProblem[] => {
    const target = places.get(to)
    const isBesideIt = !from && !target && !everywhere.includes(name)
    if (everywhere.includes(to) || isBesideIt) return []
    const columnsOf = `(${columns.join(', ')})`
    if (!from || !target || from.group !== target.group)
      return [{ table: name, kind: 'crossing', what: `${columnsOf} refers to ${to} elsewhere` }]
    if (columns[toColumns.indexOf(target.key)] === from.key) return []
    return [{ table: name, kind: 'reference', what: `${columnsOf} to ${to} needs ${from.key}` }]
  })
}
