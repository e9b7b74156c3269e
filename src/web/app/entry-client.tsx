import './styles/app.css'
import endpoints from 'virtual:endpoints/public'
import { isNotFound } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expectReturn } from '#web/shared/address/returned.ts'
import { rememberScroll } from '#web/shared/address/scroll-before-login.ts'
import { sendFromBrowser } from '#web/shared/api/browser.ts'
import { type Client, createClient } from '#web/shared/api/client.ts'
import { withRenewal } from '#web/shared/api/renewal.ts'
import { isFrenchWorthOffering } from '#web/shared/french-offer/is-worth-asking.ts'
import { watchConnection } from '#web/shared/offline/cached-at.ts'
import { followSession, sessionExpired } from '#web/shared/session/session.ts'
import { isPersonExpected } from '#web/shared/session/session-marker.ts'
import { sayExpired } from '#web/shared/session/session-over.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

/** No phone takes longer than this to hydrate a page. */
const maxHydrationMs = 10_000

// Leaving the page must not lose the new cookies of a refresh in progress.
const keepaliveClient: Client = createClient(endpoints, (call) =>
  sendFromBrowser({ ...call, keepalive: true }),
)

// A store owner's session has its own refresh in api/store-client.ts.
const send = withRenewal(sendFromBrowser, {
  user: {
    refresh: () => keepaliveClient.account.refreshToken({}),
    onRefused: () => sessionExpired(sayExpired),
  },
})

// Each step runs in its own task, so that the page can respond in between.
setTimeout(start)

function start(): void {
  const router = createAppRouter({
    client: createClient(endpoints, send),
    send,
    page: { instant: Date.now(), origin: location.origin },
  })
  const { queryClient } = router.options.context
  followSession(queryClient)
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (!fromLocation) return
    expectReturn()
    rememberScroll(fromLocation, toLocation)
  })
  watchConnection(() => queryClient.invalidateQueries())
  setTimeout(() => hydrate(router))
}

function hydrate(router: AppRouter): void {
  const hydratedAt = location.href
  const startedAt = performance.now()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      {
        // A page that was not found is an answer, not a fault.
        onCaughtError: (error) => isNotFound(error) || console.error(error),
        onRecoverableError(error) {
          // Parts that are not hydrated yet are rendered again when the visitor moves to another page, which
          // is expected.
          const isElsewhere = location.href !== hydratedAt && performance.now() - startedAt < maxHydrationMs
          if (!isElsewhere) reportError(error)
        },
      },
    )
  })

  if (history.state?.overlays) void import('#web/ui/overlays/overlay-history.ts')

  if (isFrenchWorthOffering()) afterLoad(() => void offerFrench())

  // Caching runs last, because it must not slow down the page, and it may fail.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  afterLoad(() => setTimeout(() => cachePages(router).catch(() => undefined), 3000))
}

function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work)
}

async function offerFrench(): Promise<void> {
  const { offerFrench } = await import('#web/shared/french-offer/french-offer.tsx')
  offerFrench()
}

async function cachePages(router: AppRouter): Promise<void> {
  const { cachePages } = await import('#web/shared/offline/cache-pages.ts')
  await cachePages(router, router.options.context.client, isPersonExpected())
}
