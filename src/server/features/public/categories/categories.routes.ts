import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { CategoriesService } from './categories.service.ts'
import type { CategoryLists } from './category-lists.ts'

export function categoriesRoutes(mount: Mount, categories: CategoriesService, lists: CategoryLists): void {
  const tree = ['categories'] as const
  const { catalogue, productCategory, store } = api

  mount.cached(tree, catalogue.categoryTree, () => categories.productTree())
  mount.cached(tree, productCategory.name, ({ params }) => categories.productCategoryName(params.categoryId))
  mount.cached(tree, productCategory.subcategories, ({ params }) =>
    categories.subcategories('product', params.id),
  )
  mount.cached(tree, productCategory.choices, () => categories.roots('product'))
  mount.cached(tree, productCategory.subchoices, ({ params }) =>
    categories.subcategories('product', params.id),
  )

  mount.cached(tree, store.categories, () => categories.roots('store'))
  mount.cached(tree, store.subcategories, ({ params }) =>
    categories.subcategories('store', params.categoryId),
  )
  mount.cached(['categories', 'stores'], store.availableCategories, () => categories.storeRootsWithStores())

  const inCategory = ['categories', 'products', 'stores', 'ratings'] as const
  mount.cached(inCategory, productCategory.bestRated, ({ params, query }) =>
    lists.bestRated(params.categoryId, query),
  )
  mount.cached(inCategory, productCategory.cities, ({ params, query }) =>
    lists.cities(params.categoryId, query),
  )
}
