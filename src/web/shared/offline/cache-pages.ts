import type { AnyRouter } from '@tanstack/react-router'
import { inLanguage } from '#domain/language.ts'
import { language } from '#texts/shared/language.ts'
import type { Client } from '#web/shared/api/client.ts'
import { cacheAll, filesIn, requestFor } from './cache-this-page.ts'
import { isSavingData } from './is-saving-data.ts'

/** A page that is open for this long counts as visited. */
const dwellMs = 2000
const maxWishlistPages = 10

/** Lets the service worker cache the pages that this person follows links to and their wishlist, for use offline. */
export async function cachePages(router: AnyRouter, client: Client, isSignedIn: boolean): Promise<void> {
  await navigator.serviceWorker.ready

  // Following a link fetches the data of a page, not its HTML.
  let dwelling: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onResolved', ({ hrefChanged }: { hrefChanged: boolean }) => {
    if (!hrefChanged || isSavingData()) return
    clearTimeout(dwelling)
    dwelling = setTimeout(() => navigator.onLine && cacheAll([location.href]), dwellMs)
  })
  if (!isSignedIn) return
  await untilInControl()
  await cacheWishlist(client)
}

/** The service worker is ready a moment before it controls open pages, and would miss a call made in between. */
async function untilInControl(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    // A page after a forced reload is never controlled.
    setTimeout(resolve, 5000)
  })
}

/** Requests the page, its files and every wish, so that the service worker caches the responses. */
async function cacheWishlist(client: Client): Promise<void> {
  const address = inLanguage(language, '/wishlist')
  const page = await (await fetch(address, requestFor(address))).text()
  await cacheAll([address, ...filesIn(page)])
  await Promise.all([client.account.me({}), client.wishlist.count({})])
  for (const pagesOf of [client.wishlist.products, client.wishlist.stores]) {
    const { totalPages } = await pagesOf({ page: 1 })
    for (let page = 2; page <= Math.min(totalPages, maxWishlistPages); page += 1) await pagesOf({ page })
  }
}
