import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'

/** What a loader reaches the server with, and what a head is written from. */
export interface PageContext {
  client: Client
  queryClient: QueryClient
  page: { origin: string; instant: number }
}

interface Visit {
  /** 'stay' when only the query of the address changed. */
  cause: 'preload' | 'enter' | 'stay'
}

/** Long enough for a quick answer to arrive with its page, short enough not to hold the visitor up. */
const patienceMs = 250

/** The server waits for all that a page shows; a browser moves on, to skeletons or to the list it already has. */
export async function untilLoaded({ cause }: Visit, calls: Promise<unknown>[]): Promise<void> {
  // Also after a failure all are waited for: a call still under way would travel with the page and fail in the browser.
  const loaded = Promise.allSettled(calls).then(() => Promise.all(calls))
  if (typeof document === 'undefined') await loaded
  else if (cause !== 'stay') await Promise.race([loaded, new Promise((done) => setTimeout(done, patienceMs))])
}
