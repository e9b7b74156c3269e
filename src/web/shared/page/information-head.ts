import { common } from '#texts/shared/common.ts'
import { type PageFacts, pageHead } from './page-head.ts'

/** The head of a page that search engines may index. */
export function informationHead(origin: string, { title, ...facts }: PageFacts) {
  return pageHead(origin, { ...facts, title: `${title} – ${common.siteName}` })
}
