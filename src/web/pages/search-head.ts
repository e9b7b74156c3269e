import { search } from '#texts/search.ts'
import { listTitle } from './list-facts.ts'
import { pageHead } from './page-head.ts'
import { searchPath } from './paths.ts'

/** Every search is an address of its own; search engines are asked to keep none of them. */
export function searchHead(origin: string, q: string | undefined) {
  const { title, titleFor, description } = search
  const head = pageHead(origin, {
    title: listTitle(q ? titleFor(q) : title),
    description,
    path: q ? `${searchPath}?${new URLSearchParams({ q })}` : searchPath,
  })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex, follow' }] }
}
