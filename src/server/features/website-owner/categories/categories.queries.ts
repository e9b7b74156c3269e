import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Tables } from '#server/platform/database/connect.ts'
import {
  productCategories,
  products,
  storeCategories,
  stores,
} from '#server/platform/database/schema/index.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import type { CategoryRow } from './tree.ts'

export type TreeName = 'product' | 'store'

const trees = {
  product: { categories: productCategories, content: products },
  store: { categories: storeCategories, content: stores },
} as const

export type CategoriesQueries = ReturnType<typeof categoriesQueries>

export function categoriesQueries(tables: Tables) {
  return {
    /** Parents first, each level in its order. */
    all(tree: TreeName, within: Pick<Tables, 'select'> = tables): PromiseLike<CategoryRow[]> {
      const { categories } = trees[tree]
      const { id, parentId, depth, path, name, nameFr, icon, position } = categories
      return within
        .select({ id, parentId, depth, path, name, nameFr, icon, position })
        .from(categories)
        .orderBy(asc(depth), asc(position), asc(name))
    },

    /** How many products or stores are in each category itself, not below it. */
    async contentCounts(
      tree: TreeName,
      within: Pick<Tables, 'select'> = tables,
    ): Promise<Map<string, number>> {
      const { content } = trees[tree]
      const rows = await within
        .select({ id: content.categoryId, count: count() })
        .from(content)
        .groupBy(content.categoryId)
      return new Map(rows.map((row) => [row.id, row.count]))
    },

    /** An advisory lock: two changes of one tree come one after the other. */
    async lockTree(tx: Transaction, tree: TreeName) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${tree} categories`}))`)
    },

    /** Locks these categories, so that nothing is added to them before the transaction ends. */
    async lock(tx: Transaction, tree: TreeName, ids: readonly string[]) {
      const { categories } = trees[tree]
      await tx
        .select({ id: categories.id })
        .from(categories)
        .where(inArray(categories.id, [...ids]))
        .orderBy(asc(categories.id))
        .for('update')
    },

    async add(tx: Transaction, tree: TreeName, category: CategoryRow) {
      await tx.insert(trees[tree].categories).values(category)
    },

    async change(
      tx: Transaction,
      tree: TreeName,
      id: string,
      values: Partial<Pick<CategoryRow, 'name' | 'nameFr' | 'icon'>>,
    ) {
      const { categories } = trees[tree]
      await tx.update(categories).set(values).where(eq(categories.id, id))
    },

    /** Moves the category and all below it in one statement; foreign keys update what is in them. */
    async move(
      tx: Transaction,
      tree: TreeName,
      moved: CategoryRow,
      to: { parent: CategoryRow | undefined; position: number },
    ) {
      const { categories } = trees[tree]
      const isMoved = sql`${categories.id} = ${moved.id}::uuid`
      const above = to.parent?.path ?? []
      await tx
        .update(categories)
        .set({
          parentId: sql`case when ${isMoved} then ${to.parent?.id ?? null}::uuid else ${categories.parentId} end`,
          position: sql`case when ${isMoved} then ${to.position}::int else ${categories.position} end`,
          depth: sql`${categories.depth} + ${above.length - moved.depth}::int`,
          path: sql`${sql.param(above)}::uuid[] || ${categories.path}[${moved.depth + 1}::int:]`,
        })
        .where(sql`${categories.path} @> array[${moved.id}]::uuid[]`)
    },

    async setOrder(tx: Transaction, tree: TreeName, ids: readonly string[]) {
      const { categories } = trees[tree]
      await tx
        .update(categories)
        .set({ position: sql`array_position(${sql.param([...ids])}::uuid[], ${categories.id})` })
        .where(inArray(categories.id, [...ids]))
    },

    async moveContent(tx: Transaction, tree: TreeName, from: readonly string[], to: CategoryRow) {
      const { content } = trees[tree]
      await tx
        .update(content)
        .set({ categoryId: to.id, categoryPath: to.path })
        .where(inArray(content.categoryId, [...from]))
    },

    /** The deepest first, because a parent cannot be deleted before its children. */
    async remove(tx: Transaction, tree: TreeName, gone: readonly CategoryRow[]) {
      const { categories } = trees[tree]
      for (const { id } of gone.toSorted((one, other) => other.depth - one.depth))
        await tx.delete(categories).where(eq(categories.id, id))
    },
  }
}
