import './styles/app.css'
import endpoints from 'virtual:endpoints/public'
import { isNotFound } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { rememberScroll } from '#web/shared/address/scroll-before-login.ts'
import { sendFromBrowser } from '#web/shared/api/browser.ts'
import { type Client, createClient } from '#web/shared/api/client.ts'
import { withRenewal } from '#web/shared/api/renewal.ts'
import { followSignal } from '#web/shared/offline/kept-at.ts'
import { followSession, sessionExpired } from '#web/shared/session/session.ts'
import { isPersonExpected } from '#web/shared/session/session-marker.ts'
import { sayExpired } from '#web/shared/session/session-over.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

/** No phone takes longer than this to wake up a page. */
const longestWakingMs = 10_000

// Leaving the page must not lose the new cookies of a refresh under way.
const lasting: Client = createClient(endpoints, (call) => sendFromBrowser({ ...call, keepalive: true }))

// A store owner's session has a refresh of its own: api/store-client.ts.
const send = withRenewal(sendFromBrowser, {
  user: {
    refresh: () => lasting.account.refreshToken({}),
    onRefused: () => sessionExpired(sayExpired),
  },
})

// Each step in a turn of its own, between which the page answers.
setTimeout(start)

function start(): void {
  const router = createAppRouter({
    client: createClient(endpoints, send),
    send,
    page: { instant: Date.now(), origin: location.origin },
  })
  const { queryClient } = router.options.context
  followSession(queryClient)
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => rememberScroll(fromLocation, toLocation))
  followSignal(() => queryClient.invalidateQueries())
  setTimeout(() => wake(router))
}

function wake(router: AppRouter): void {
  const wokenAt = location.href
  const begun = performance.now()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      {
        // The page that says there is no such thing is an answer, not a fault.
        onCaughtError: (error) => isNotFound(error) || console.error(error),
        onRecoverableError(error) {
          // Whoever goes on to another page meanwhile finds parts that still slept drawn anew, which is as it should be.
          const isElsewhere = location.href !== wokenAt && performance.now() - begun < longestWakingMs
          if (!isElsewhere) reportError(error)
        },
      },
    )
  })

  if (history.state?.overlays) void import('#web/ui/overlays/overlay-history.ts')

  // Last of all: what is kept for later must not slow down what is read now, and may fail.
  const keepSoon = () => setTimeout(() => keepPages(router).catch(() => undefined), 3000)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') keepSoon()
  else addEventListener('load', keepSoon)
}

async function keepPages(router: AppRouter): Promise<void> {
  const { keepPages } = await import('#web/shared/offline/keep-pages.ts')
  await keepPages(router, router.options.context.client, isPersonExpected())
}
