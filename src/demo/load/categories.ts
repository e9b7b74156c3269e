import type { TransactionSql } from 'postgres'
import type { DemoCategory } from '../catalogue.ts'
import { timeOrderedId } from './time-ordered-id.ts'

export type CategoryTable = 'product_categories' | 'store_categories'

/** A fixed moment, because the ids of categories should not change from load to load. */
const madeAt = Date.UTC(2026, 0, 1)

/**
 * Adds missing categories and leaves existing ones, because stores outside the demo may use them. Returns the ids by
 * key.
 */
export async function loadCategories(
  sql: TransactionSql,
  table: CategoryTable,
  categories: readonly DemoCategory[],
): Promise<Map<string, string>> {
  const existing = new Map<string, { id: string; path: string[] }>()
  for (const row of await sql<{ id: string; parentId: string | null; name: string; path: string[] }[]>`
    select id, parent_id as "parentId", name, path from ${sql(table)}`) {
    existing.set(`${row.parentId}/${row.name}`, row)
  }
  const byKey = new Map<string, { id: string; path: string[] }>()
  for (const [index, category] of categories.entries()) {
    const parent = category.parent === null ? undefined : byKey.get(category.parent)
    if (category.parent !== null && !parent) throw new Error(`'${category.key}' comes before its parent.`)
    const known = existing.get(`${parent?.id ?? null}/${category.name}`)
    byKey.set(category.key, known ?? (await add(sql, table, category, index, parent)))
  }
  return new Map([...byKey].map(([key, { id }]) => [key, id]))
}

async function add(
  sql: TransactionSql,
  table: CategoryTable,
  { name, icon, position }: DemoCategory,
  index: number,
  parent: { id: string; path: string[] } | undefined,
): Promise<{ id: string; path: string[] }> {
  const id = timeOrderedId('category', index, madeAt + (table === 'store_categories' ? 1 : 0))
  const path = [...(parent?.path ?? []), id]
  await sql`insert into ${sql(table)} (id, parent_id, depth, path, name, icon, position)
    values (${id}, ${parent?.id ?? null}, ${path.length - 1}, ${path}::uuid[], ${name}, ${icon}, ${position})`
  return { id, path }
}
