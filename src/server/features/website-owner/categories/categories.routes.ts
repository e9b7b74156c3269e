import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { CategoriesService } from './categories.service.ts'

export function categoriesRoutes(mount: Mount, categories: CategoriesService) {
  const calls = api.ownerCategories

  mount(calls.tree, ({ params }) => categories.tree(params.tree))
  mount(calls.add, ({ caller, params, body }) => categories.add(caller, params.tree, body))
  mount(calls.order, ({ caller, params, body }) =>
    categories.order(caller, params.tree, body.parentId, body.ids),
  )
  mount(calls.change, ({ caller, params, body }) =>
    categories.change(caller, params.tree, params.categoryId, body),
  )
  mount(calls.move, ({ caller, params, body }) =>
    categories.move(caller, params.tree, params.categoryId, body.parentId),
  )
  mount(calls.merge, ({ caller, params, body }) =>
    categories.merge(caller, params.tree, params.categoryId, body.into),
  )
  mount(calls.remove, ({ caller, params, body }) =>
    categories.remove(caller, params.tree, params.categoryId, body.moveTo),
  )
}
