import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { visibleStore } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { productCategories, storeCategories, stores } from '#server/platform/database/schema/index.ts'

type Tree = typeof productCategories | typeof storeCategories

export type CategoriesQueries = ReturnType<typeof categoriesQueries>

export function categoriesQueries(tables: Tables) {
  const nameOf = (tree: Tree) => ({ _id: tree.id, name: tree.name })
  const inOrder = (tree: Tree) => [asc(tree.position), asc(tree.name)]

  return {
    productTree() {
      const { id, parentId, name, icon, depth } = productCategories
      return tables
        .select({ id, parentId, name, icon })
        .from(productCategories)
        .orderBy(asc(depth), ...inOrder(productCategories))
    },

    roots(tree: Tree) {
      return tables
        .select(nameOf(tree))
        .from(tree)
        .where(eq(tree.depth, 0))
        .orderBy(...inOrder(tree))
    },

    children(tree: Tree, parentId: string) {
      return tables
        .select(nameOf(tree))
        .from(tree)
        .where(eq(tree.parentId, parentId))
        .orderBy(...inOrder(tree))
    },

    async exists(tree: Tree, id: string): Promise<boolean> {
      const found = await tables.select({ id: tree.id }).from(tree).where(eq(tree.id, id))
      return found.length > 0
    },

    /** From the root to the category itself; empty when there is no such category. */
    productPath(id: string) {
      const along = tables
        .select({ path: productCategories.path })
        .from(productCategories)
        .where(eq(productCategories.id, id))
      return tables
        .select(nameOf(productCategories))
        .from(productCategories)
        .where(sql`${productCategories.id} = any (${along}::uuid[])`.mapWith(Boolean))
        .orderBy(asc(productCategories.depth))
    },

    storeRootsWithStores() {
      const members = tables
        .select({ id: stores.id })
        .from(stores)
        .where(
          and(
            visibleStore,
            sql`${stores.categoryPath}[1] = ${storeCategories.id} and cardinality(${stores.categoryPath}) >= 1`,
          ),
        )
      return (
        tables
          .select(nameOf(storeCategories))
          .from(storeCategories)
          // One index lookup per category is cheaper than reading all stores.
          .where(and(eq(storeCategories.depth, 0), sql`${exists(members)} is true`))
          .orderBy(...inOrder(storeCategories))
      )
    },
  }
}
