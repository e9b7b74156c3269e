import { common } from '#texts/shared/common.ts'
import { type PageFacts, pageHead } from './page-head.ts'

/** A page of information, which search engines may find. */
export function informationHead(origin: string, { title, ...facts }: PageFacts) {
  return pageHead(origin, { ...facts, title: `${title} – ${common.siteName}` })
}
