import { isSavingData } from './is-saving-data.ts'

/** Caching runs last, because it must not slow down the page. */
const waitMs = 3000

/** Registers the service worker and lets it cache the opened page with its files, for use offline. */
export function cacheThisPage(): void {
  if (!('serviceWorker' in navigator)) return
  const later = () => setTimeout(() => cache().catch(() => undefined), waitMs)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

async function cache(): Promise<void> {
  if (!navigator.onLine) return
  const wasInControl = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register('/service-worker.js')
  // The service worker did not see the requests made before it took control.
  if (!wasInControl) await cacheAll([location.href, ...loadedFiles()])
  // The program of a page may not have started yet, and offline it could not.
  if (!isSavingData()) await cacheAll(filesOfProgram())
}

export async function cacheAll(addresses: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: addresses.map((address) => [address, requestFor(address)]) },
  })
}

export const requestFor = (address: string): RequestInit =>
  address.startsWith('/assets/') ? {} : { headers: { accept: 'text/html' } }

/** The scripts that a page's HTML names. */
export const filesIn = (html: string): string[] =>
  Array.from(html.matchAll(/"(\/assets\/[^"]+)"/g), ([, file = '']) => file)

const filesOfProgram = () => filesIn(document.querySelector('script[data-program]')?.textContent ?? '')

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|icons)\//.test(pathname))
    .map(({ pathname }) => pathname)
}
