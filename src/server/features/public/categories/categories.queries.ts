import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { visibleStore } from '#server/lists/list.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { preparedSelect } from '#server/platform/database/prepared-select.ts'
import { productCategories, storeCategories, stores } from '#server/platform/database/schema/index.ts'

type Tree = typeof productCategories | typeof storeCategories

export type CategoriesQueries = ReturnType<typeof categoriesQueries>

export function categoriesQueries(tables: Tables) {
  const nameOf = (tree: Tree) => ({ _id: tree.id, name: tree.name, nameFr: tree.nameFr })
  const inOrder = (tree: Tree) => [asc(tree.position), asc(tree.name)]

  const { id, parentId, name, nameFr, icon, depth } = productCategories
  const productTree = preparedSelect(
    tables,
    tables
      .select({ id, parentId, name, nameFr, icon })
      .from(productCategories)
      .orderBy(asc(depth), ...inOrder(productCategories)),
  )

  const along = tables
    .select({ path: productCategories.path })
    .from(productCategories)
    .where(eq(productCategories.id, sql.placeholder('id')))
  const productPath = preparedSelect(
    tables,
    tables
      .select(nameOf(productCategories))
      .from(productCategories)
      .where(sql`${productCategories.id} = any (${along}::uuid[])`.mapWith(Boolean))
      .orderBy(asc(productCategories.depth)),
  )

  const members = tables
    .select({ id: stores.id })
    .from(stores)
    .where(
      and(
        visibleStore,
        sql`${stores.categoryPath}[1] = ${storeCategories.id} and cardinality(${stores.categoryPath}) >= 1`,
      ),
    )
  const storeRootsWithStores = preparedSelect(
    tables,
    tables
      .select(nameOf(storeCategories))
      .from(storeCategories)
      // One index lookup per category is cheaper than reading all stores.
      .where(sql`${storeCategories.depth} = 0 and ${exists(members)} is true`)
      .orderBy(...inOrder(storeCategories)),
  )

  const ofTree = (tree: Tree) => ({
    roots: preparedSelect(
      tables,
      tables
        .select(nameOf(tree))
        .from(tree)
        .where(sql`${tree.depth} = 0`)
        .orderBy(...inOrder(tree)),
    ),
    children: preparedSelect(
      tables,
      tables
        .select(nameOf(tree))
        .from(tree)
        .where(eq(tree.parentId, sql.placeholder('id')))
        .orderBy(...inOrder(tree)),
    ),
    one: preparedSelect(
      tables,
      tables
        .select({ id: tree.id })
        .from(tree)
        .where(eq(tree.id, sql.placeholder('id'))),
    ),
  })
  const trees = { product: ofTree(productCategories), store: ofTree(storeCategories) }

  return {
    productTree: () => productTree(),
    roots: (of: keyof typeof trees) => trees[of].roots(),
    children: (of: keyof typeof trees, id: string) => trees[of].children({ id }),
    exists: async (of: keyof typeof trees, id: string) => (await trees[of].one({ id })).length > 0,
    /** From the root to the category itself; empty when there is no such category. */
    productPath: (id: string) => productPath({ id }),
    storeRootsWithStores: () => storeRootsWithStores(),
  }
}
