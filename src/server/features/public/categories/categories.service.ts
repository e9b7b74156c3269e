import type { Categories, Category, CategoryName, Subcategories } from '#contract/shapes/category.ts'
import { productCategories, storeCategories } from '#server/platform/database/schema/index.ts'
import { noSuchCategory } from '#server/shared/not-found.ts'
import type { CategoriesQueries } from './categories.queries.ts'
import { toTree } from './category-tree.ts'

const trees = { product: productCategories, store: storeCategories }

export type CategoriesService = ReturnType<typeof categoriesService>

export function categoriesService(queries: CategoriesQueries) {
  return {
    async productTree(): Promise<Category[]> {
      return toTree(await queries.productTree())
    },

    async roots(of: keyof typeof trees): Promise<Categories> {
      return { categories: await queries.roots(trees[of]) }
    },

    async storeRootsWithStores(): Promise<Categories> {
      return { categories: await queries.storeRootsWithStores() }
    },

    async subcategories(of: keyof typeof trees, id: string): Promise<Subcategories> {
      const subcategories = await queries.children(trees[of], id)
      const isKnown = subcategories.length > 0 || (await queries.exists(trees[of], id))
      if (!isKnown) throw noSuchCategory()
      return { subcategories }
    },

    async productCategoryName(id: string): Promise<{ name: string; path: CategoryName[] }> {
      const path = await queries.productPath(id)
      const name = path.at(-1)?.name
      if (name === undefined) throw noSuchCategory()
      return { name, path }
    },
  }
}
