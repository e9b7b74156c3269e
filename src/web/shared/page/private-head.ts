import { common } from '#texts/shared/common.ts'
import { type PageFacts, pageHead } from './page-head.ts'

type AccountFacts = Pick<PageFacts, 'title' | 'description' | 'path'>

const titled = (title: string) => `${title} – ${common.siteName}`

/** A screen of one's own account: to be found on the site, not by search engines. */
export function accountHead(origin: string, { title, ...facts }: AccountFacts) {
  const head = pageHead(origin, { ...facts, title: titled(title) })
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] }
}

/** A screen that a mail leads to: its address is a secret, repeated nowhere and passed on to nobody. */
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
