import type { AnyRouter } from '@tanstack/react-router'
import { inLanguage } from '#domain/language.ts'
import { language } from '#texts/shared/language.ts'
import type { Client } from '#web/shared/api/client.ts'

/** A page looked at for this long counts as visited. */
const dwellMs = 2000
/** More of a wishlist than this is not kept. */
const maxWishlistPages = 10

/** Lets the service worker keep what this person visits, and their wishlist, for when there is no signal. */
export async function cachePages(router: AnyRouter, client: Client, isSignedIn: boolean): Promise<void> {
  const wasInControl = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  const cacheAll = (addresses: readonly string[]) =>
    active?.postMessage({
      type: 'CACHE_URLS',
      payload: { urlsToCache: addresses.map((address) => [address, requestFor(address)]) },
    })

  // What came before it was in charge went past it.
  if (!wasInControl) cacheAll([location.href, ...scriptsAndStyles()])

  // Following a link fetches what a page shows, not the page itself.
  let dwelling: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onResolved', ({ hrefChanged }: { hrefChanged: boolean }) => {
    if (!hrefChanged || isSavingData()) return
    clearTimeout(dwelling)
    dwelling = setTimeout(() => navigator.onLine && cacheAll([location.href]), dwellMs)
  })
  if (!isSignedIn) return
  await untilInControl()
  await cacheWishlist(client, cacheAll)
}

/** It is ready a moment before it takes over the pages that are open; a call in between would go past it. */
async function untilInControl(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    // A page that was reloaded by force stays without it.
    setTimeout(resolve, 5000)
  })
}

/** The page, what it runs on, and every wish: the answers pass the service worker, which keeps them. */
async function cacheWishlist(
  client: Client,
  cacheAll: (addresses: readonly string[]) => void,
): Promise<void> {
  const address = inLanguage(language, '/wishlist')
  const page = await (await fetch(address, requestFor(address))).text()
  cacheAll([address, ...Array.from(page.matchAll(/"(\/assets\/[^"]+)"/g), ([, file = '']) => file)])
  await Promise.all([client.account.me({}), client.wishlist.count({})])
  for (const pagesOf of [client.wishlist.products, client.wishlist.stores]) {
    const { totalPages } = await pagesOf({ page: 1 })
    for (let page = 2; page <= Math.min(totalPages, maxWishlistPages); page += 1) await pagesOf({ page })
  }
}

const requestFor = (address: string): RequestInit =>
  address.startsWith('/assets/') ? {} : { headers: { accept: 'text/html' } }

function scriptsAndStyles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|icons)\//.test(pathname))
    .map(({ pathname }) => pathname)
}

/** Whoever saves data, or has hardly any signal, keeps what passes by and nothing more. */
function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
