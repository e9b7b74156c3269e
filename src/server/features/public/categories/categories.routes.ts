import { api } from '#contract/index.ts'
import { keptLists } from '#server/lists/kept-list.ts'
import { cachedAs, categoriesTag, membersTag } from '#server/lists/tags.ts'
import type { Cached } from '#server/platform/http/cached-calls.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { CategoriesService } from './categories.service.ts'
import type { CategoryLists } from './category-lists.ts'

export function categoriesRoutes(mount: Mount, categories: CategoriesService, lists: CategoryLists): void {
  const { catalogue, productCategory, store } = api

  mount.cachedByLanguage(catalogue.categoryTree, ({ language }) => inTree(categories.productTree(language)))
  mount.cachedByLanguage(productCategory.name, ({ params, language }) =>
    inTree(categories.productCategoryName(params.categoryId, language)),
  )
  mount.cachedByLanguage(productCategory.subcategories, ({ params, language }) =>
    inTree(categories.subcategories('product', params.id, language)),
  )
  mount.cachedByLanguage(productCategory.choices, ({ language }) =>
    inTree(categories.roots('product', language)),
  )
  mount.cachedByLanguage(productCategory.subchoices, ({ params, language }) =>
    inTree(categories.subcategories('product', params.id, language)),
  )

  mount.cachedByLanguage(store.categories, ({ language }) => inTree(categories.roots('store', language)))
  mount.cachedByLanguage(store.subcategories, ({ params, language }) =>
    inTree(categories.subcategories('store', params.categoryId, language)),
  )
  mount.cachedByLanguage(store.availableCategories, async ({ language }) => ({
    answer: await categories.storeRootsWithStores(language),
    tags: [categoriesTag, membersTag({ name: keptLists.stores.name, scope: null })],
    until: 'never',
  }))

  // Where a category is in the tree decides whether the list exists.
  mount.cached(productCategory.bestRated, ({ params, query }) =>
    cachedAs(lists.bestRated(params.categoryId, query), () => [categoriesTag]),
  )
  mount.cached(productCategory.cities, ({ params, query }) =>
    cachedAs(lists.cities(params.categoryId, query), () => [categoriesTag]),
  )
}

async function inTree<Answer>(answer: Promise<Answer>): Promise<Cached<Answer>> {
  return { answer: await answer, tags: [categoriesTag], until: 'never' }
}
