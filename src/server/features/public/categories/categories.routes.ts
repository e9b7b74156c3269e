import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { CategoriesService } from './categories.service.ts'
import type { CategoryLists } from './category-lists.ts'

export function categoriesRoutes(mount: Mount, categories: CategoriesService, lists: CategoryLists): void {
  const tree = ['categories'] as const
  const { catalogue, productCategory, store } = api

  mount.kept(tree, catalogue.categoryTree, () => categories.productTree())
  mount.kept(tree, productCategory.name, ({ params }) => categories.productCategoryName(params.categoryId))
  mount.kept(tree, productCategory.subcategories, ({ params }) =>
    categories.subcategories('product', params.id),
  )
  mount.kept(tree, productCategory.choices, () => categories.roots('product'))
  mount.kept(tree, productCategory.subchoices, ({ params }) => categories.subcategories('product', params.id))

  mount.kept(tree, store.categories, () => categories.roots('store'))
  mount.kept(tree, store.subcategories, ({ params }) => categories.subcategories('store', params.categoryId))
  mount.kept(['categories', 'stores'], store.availableCategories, () => categories.storeRootsWithStores())

  const inCategory = ['categories', 'products', 'stores', 'ratings'] as const
  mount.kept(inCategory, productCategory.bestRated, ({ params, query }) =>
    lists.bestRated(params.categoryId, query),
  )
  mount.kept(inCategory, productCategory.cities, ({ params, query }) =>
    lists.cities(params.categoryId, query),
  )
}
