import type { TransactionSql } from 'postgres'
import type { DemoCategory } from '../catalogue.ts'
import { timeOrderedId } from './time-ordered-id.ts'

export type CategoryTable = 'product_categories' | 'store_categories'

interface ExistingCategory {
  id: string
  parentId: string | null
  name: string
  nameFr: string | null
  path: string[]
}

/** A fixed moment, because the ids of categories should not change from load to load. */
const madeAt = Date.UTC(2026, 0, 1)

/**
 * Adds missing categories and leaves existing ones, because stores outside the demo may use them; those without a
 * French name get one. Returns the ids by key.
 */
export async function loadCategories(
  sql: TransactionSql,
  table: CategoryTable,
  categories: readonly DemoCategory[],
): Promise<Map<string, string>> {
  const existing = new Map<string, ExistingCategory>()
  for (const row of await sql<ExistingCategory[]>`
    select id, parent_id as "parentId", name, name_fr as "nameFr", path from ${sql(table)}`) {
    existing.set(`${row.parentId}/${row.name}`, row)
  }
  const byKey = new Map<string, { id: string; path: string[] }>()
  for (const [index, category] of categories.entries()) {
    const parent = category.parent === null ? undefined : byKey.get(category.parent)
    if (category.parent !== null && !parent) throw new Error(`'${category.key}' comes before its parent.`)
    const known = existing.get(`${parent?.id ?? null}/${category.name}`)
    byKey.set(category.key, known ?? (await add(sql, table, category, index, parent)))
    if (known && known.nameFr === null)
      await sql`update ${sql(table)} set name_fr = ${category.nameFr} where id = ${known.id}`
  }
  return new Map([...byKey].map(([key, { id }]) => [key, id]))
}

async function add(
  sql: TransactionSql,
  table: CategoryTable,
  { name, nameFr, icon, position }: DemoCategory,
  index: number,
  parent: { id: string; path: string[] } | undefined,
): Promise<{ id: string; path: string[] }> {
  const id = timeOrderedId('category', index, madeAt + (table === 'store_categories' ? 1 : 0))
  const path = [...(parent?.path ?? []), id]
  await sql`insert into ${sql(table)} (id, parent_id, depth, path, name, name_fr, icon, position)
    values (${id}, ${parent?.id ?? null}, ${path.length - 1}, ${path}::uuid[], ${name}, ${nameFr}, ${icon}, ${position})`
  return { id, path }
}
