import type { Categories, Category, CategoryName, Subcategories } from '#contract/shapes/category.ts'
import type { Language } from '#domain/language.ts'
import { namedIn } from '#server/lists/category-names.ts'
import { noSuchCategory } from '#server/shared/not-found.ts'
import type { CategoriesQueries } from './categories.queries.ts'
import { toTree } from './category-tree.ts'

type TreeName = 'product' | 'store'

export type CategoriesService = ReturnType<typeof categoriesService>

export function categoriesService(queries: CategoriesQueries) {
  return {
    async productTree(language: Language): Promise<Category[]> {
      return toTree(await queries.productTree(), language)
    },

    async roots(of: TreeName, language: Language): Promise<Categories> {
      return { categories: (await queries.roots(of)).map(namedIn(language)) }
    },

    async storeRootsWithStores(language: Language): Promise<Categories> {
      return { categories: (await queries.storeRootsWithStores()).map(namedIn(language)) }
    },

    async subcategories(of: TreeName, id: string, language: Language): Promise<Subcategories> {
      const subcategories = await queries.children(of, id)
      const isKnown = subcategories.length > 0 || (await queries.exists(of, id))
      if (!isKnown) throw noSuchCategory()
      return { subcategories: subcategories.map(namedIn(language)) }
    },

    async productCategoryName(
      id: string,
      language: Language,
    ): Promise<{ name: string; path: CategoryName[] }> {
      const path = (await queries.productPath(id)).map(namedIn(language))
      const name = path.at(-1)?.name
      if (name === undefined) throw noSuchCategory()
      return { name, path }
    },
  }
}
