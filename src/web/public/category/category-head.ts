import { category } from '#texts/public/category.ts'
import { common } from '#texts/shared/common.ts'
import {
  breadcrumbFacts,
  canonicalPath,
  itemListFacts,
  listTitle,
  productItems,
} from '#web/public/browsing/list-facts.ts'
import { toCategory } from '#web/shared/address/pages.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { type PageHead, pageHead } from '#web/shared/page/page-head.ts'
import type { CategoryParams } from './category-params.ts'
import { categoryNameQuery, categoryProductsQuery } from './category-queries.ts'

export function categoryHead(
  { client, queryClient, page }: PageContext,
  categoryId: string,
  params: CategoryParams,
): Partial<PageHead> {
  const named = queryClient.getQueryData(categoryNameQuery(client, categoryId).queryKey)
  const list = queryClient.getQueryData(categoryProductsQuery(client, categoryId, params).queryKey)
  if (!named) return {}
  const { name, path } = named
  return pageHead(page.origin, {
    title: listTitle(name, params.page),
    description: category.description(name),
    path: canonicalPath(pathOf(toCategory(categoryId)), params),
    jsonLd: [
      breadcrumbFacts(page.origin, [
        { name: common.home, path: '/' },
        ...path.map((step) => ({ name: step.name, path: pathOf(toCategory(step._id)) })),
      ]),
      ...itemListFacts(page.origin, name, list, productItems(list?.products)),
    ],
  })
}
