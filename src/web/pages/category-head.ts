import { category } from '#texts/category.ts'
import { common } from '#texts/common.ts'
import {
  type CategoryWish,
  categoryNameQuery,
  categoryProductsQuery,
} from '#web/features/category-browsing/category-queries.ts'
import { breadcrumbFacts, canonicalPath, itemListFacts, listTitle, productItems } from './list-facts.ts'
import type { PageContext } from './loading.ts'
import { pageHead } from './page-head.ts'

export function categoryHead(
  { client, queryClient, page }: PageContext,
  categoryId: string,
  wish: CategoryWish,
) {
  const named = queryClient.getQueryData(categoryNameQuery(client, categoryId).queryKey)
  const list = queryClient.getQueryData(categoryProductsQuery(client, categoryId, wish).queryKey)
  if (!named) return {}
  const { name, path } = named
  return pageHead(page.origin, {
    title: listTitle(name, wish.page),
    description: category.description(name),
    path: canonicalPath(`/category/${categoryId}`, wish),
    jsonLd: [
      breadcrumbFacts(page.origin, [
        { name: common.home, path: '/' },
        ...path.map((step) => ({ name: step.name, path: `/category/${step._id}` })),
      ]),
      ...itemListFacts(page.origin, name, list, productItems(list?.products)),
    ],
  })
}
