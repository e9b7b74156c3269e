import endpoints from 'virtual:endpoints/enquiry'
import type { enquiryApi } from '#contract/index.ts'
import { enquiry as texts } from '#texts/public/enquiry.ts'
import { createClient, type Send } from '#web/shared/api/client.ts'
import type { Chat } from '#web/shared/store/chat.ts'

/** Longer than this nobody waits for a code. */
const patienceMs = 1000

/** Opens the chat with a code, by which the store can note a sale; without one when it is slow or fails. */
export function openWithCode(send: Send, productId: string): NonNullable<Chat['onOpen']> {
  const { enquiry } = createClient<typeof enquiryApi>(endpoints, send)

  async function withCode(href: string): Promise<string> {
    const { code } = await enquiry.ask({ productId })
    return code ? href + encodeURIComponent(`\n${texts.code(code)}`) : href
  }

  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    // At once, because browsers block a tab that opens later. A phone opens the app from this one.
    const tab = matchMedia('(pointer: coarse)').matches ? null : open()
    if (tab) tab.opener = null
    const late = new Promise<string>((resolve) => setTimeout(resolve, patienceMs, href))
    void Promise.race([withCode(href), late])
      .catch(() => href)
      .then((link) => (tab ?? window).location.assign(link))
  }
}
