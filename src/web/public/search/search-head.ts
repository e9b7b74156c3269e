import { search } from '#texts/public/search.ts'
import { listTitle } from '#web/public/browsing/list-facts.ts'
import { pathOf } from '#web/shared/address/path-of.ts'
import type { PageContext } from '#web/shared/page/loading.ts'
import { type PageHead, pageHead } from '#web/shared/page/page-head.ts'
import { isTooLong, type SearchParams, searchPath } from './search-params.ts'
import { resultsQuery } from './search-queries.ts'

/** Search engines may only index an unfiltered first page with results. */
export function searchHead({ client, queryClient, page }: PageContext, params: SearchParams): PageHead {
  const { q: asked, ...besides } = params
  const q = asked && !isTooLong(asked) ? asked : undefined
  const { title, titleFor, description } = search
  const head = pageHead(page.origin, {
    title: listTitle(q ? titleFor(q) : title),
    description,
    path: pathOf({ to: searchPath, search: { q } }),
  })
  const found = queryClient.getQueryData(resultsQuery(client, params).queryKey)
  const isPlain = Object.values(besides).every((value) => value === undefined)
  const isWorthKeeping = isPlain && found && !found.fuzzy && found.totalProducts + found.totalStores > 0
  if (isWorthKeeping) return head
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex, follow' }] }
}
