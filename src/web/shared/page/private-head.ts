import { common } from '#texts/shared/common.ts'
import { type PageFacts, pageHead } from './page-head.ts'

type AccountFacts = Pick<PageFacts, 'title' | 'description' | 'path'>

const titled = (title: string) => `${title} – ${common.siteName}`

/** The head of an account screen, which search engines must not index. */
export function accountHead(origin: string, { title, ...facts }: AccountFacts) {
  const head = pageHead(origin, { ...facts, title: titled(title) })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}

/**
 * The head of a screen opened from a mail. Its address is a secret, so it is neither repeated nor sent as a
 * referrer.
 */
export function mailLinkHead({ title, description }: Omit<AccountFacts, 'path'>) {
  return {
    meta: [
      { title: titled(title) },
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }
}
