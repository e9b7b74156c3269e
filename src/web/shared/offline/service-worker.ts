import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { inLanguage, languageOf, languages } from '#domain/language.ts'
import { cachedKind, changesWishes, isOfWishes, opensUncachedPage, signsInOrOut } from './cached-kinds.ts'
import { asCached, asOfflinePage, titleOf } from './cached-page.ts'

interface InstallEvent {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends InstallEvent {
  data: { json(): unknown } | null
}

interface ClickEvent extends InstallEvent {
  notification: Notification
}

interface Page {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

/** The service worker's global scope. The rest of the program is typed for pages. */
declare const self: {
  skipWaiting(): void
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window' }): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  location: Location
}

/** The names of the caches. */
const pages = 'pages'
const mine = 'mine'
const files = 'files'
const offline = 'offline'

const aMonth = 30 * 24 * 3600
/** After this time the cached response is shown instead. */
const networkTimeoutSeconds = 6
/** These pictures are cached at once, because the pages that show them offline may never have been opened. */
const offlinePictures = ['basket', 'department-store', 'desert-island', 'umbrella-with-rain-drops'].map(
  (name) => `/icons/${name}.webp`,
)
const offlinePages = Object.values(languages).map(({ prefix }) => `${prefix}/offline`)

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(
    Promise.all([
      caches.open(offline).then((cache) => cache.addAll(offlinePages)),
      caches.open(files).then((cache) => cache.addAll(offlinePictures)),
    ]),
  )
})
clientsClaim()

const onlyGood = new CacheableResponsePlugin({ statuses: [200] })
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: aMonth, purgeOnQuotaError: true })
/** Adds its time to every response from the cache. */
const markedAsCached = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response | undefined }) =>
    cachedResponse ? asCached(cachedResponse) : null,
}
/** Deletes a person's cached data when the server no longer knows their session. */
const deletedWithoutSession = {
  async fetchDidSucceed({ response }: { response: Response }) {
    if (response.status === 401) await caches.delete(mine)
    return response
  },
}

const strategies = {
  page: new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds,
    plugins: [onlyGood, atMost(60), markedAsCached],
  }),
  answer: new NetworkFirst({
    cacheName: 'answers',
    networkTimeoutSeconds,
    plugins: [onlyGood, atMost(200), markedAsCached],
  }),
  mine: new NetworkFirst({
    cacheName: mine,
    networkTimeoutSeconds,
    plugins: [onlyGood, atMost(60), markedAsCached, deletedWithoutSession],
  }),
  file: new CacheFirst({ cacheName: files, plugins: [onlyGood, atMost(200)] }),
  picture: new CacheFirst({
    cacheName: 'pictures',
    plugins: [onlyGood, atMost(300)],
    // A picture in another format need not be fetched again.
    matchOptions: { ignoreVary: true },
  }),
}

for (const kind of Object.keys(strategies) as (keyof typeof strategies)[])
  registerRoute(
    ({ url, request }) => cachedKind(url, request, self.location.origin) === kind,
    strategies[kind],
  )

const isUncachedPage = (url: URL, request: Request) => opensUncachedPage(url, request, self.location.origin)
registerRoute(({ url, request }) => isUncachedPage(url, request), new NetworkOnly())

/** Runs an action on the person's cached data after one of these calls has succeeded. */
function afterCalls(matches: (path: string) => boolean, action: () => Promise<unknown>): void {
  const plugin = {
    async fetchDidSucceed({ response, event }: { response: Response; event: Event }) {
      if (response.ok) (event as unknown as InstallEvent).waitUntil(action())
      return response
    },
  }
  for (const method of ['POST', 'DELETE'] as const)
    registerRoute(
      ({ url }) => url.origin === self.location.origin && matches(url.pathname),
      new NetworkOnly({ plugins: [plugin] }),
      method,
    )
}
afterCalls(signsInOrOut, () => caches.delete(mine))
afterCalls(changesWishes, async () => {
  const cache = await caches.open(mine)
  for (const { url, headers } of await cache.keys()) {
    if (!isOfWishes(new URL(url).pathname)) continue
    // A request from the cache no longer sends cookies.
    const request = new Request(url, { headers, credentials: 'include' })
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response)
  }
})

/** Without network and cache, a page request gets the offline page with a list of the cached pages. */
setCatchHandler(async ({ url, request }) => {
  if (!url || !isPage(url, request)) return Response.error()
  const own = await caches.match(inLanguage(languageOf(url.pathname), '/offline'), { cacheName: offline })
  return own ? asOfflinePage(own, await readable()) : Response.error()
})

const isPage = (url: URL, request: Request) =>
  cachedKind(url, request, self.location.origin) === 'page' || isUncachedPage(url, request)

async function readable() {
  const cache = await caches.open(pages)
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url)
      return {
        address: pathname + search,
        title: titleOf((await (await cache.match(request))?.text()) ?? ''),
      }
    }),
  )
  return found.filter(({ title }) => title).reverse()
}

/** A browser that is pushed to must show something, so a message that cannot be read shows the site's name. */
self.addEventListener('push', (event) => {
  const { title = 'Zilbazar', body = '', path = '/', tag = '' } = pushed(event)
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: path, icon: '/icons/app-192.png' }),
  )
})

function pushed(event: PushEvent): { title?: string; body?: string; path?: string; tag?: string } {
  try {
    return event.data?.json() as object
  } catch {
    return {}
  }
}

/** Opens a page of ours, in a tab that is open already. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const url = new URL(String(notification.data), self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(open(url.href))
})

async function open(url: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  // A page that is not controlled yet cannot be navigated.
  const isShown =
    page &&
    (await page.navigate(url).then(
      () => true,
      () => false,
    ))
  await (page && isShown ? page.focus() : self.clients.openWindow(url))
}
