import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '#web/shared/api/client.ts'

/** What loaders and heads need. */
export interface PageContext {
  client: Client
  queryClient: QueryClient
  page: { origin: string; instant: number }
}

interface Visit {
  /** 'stay' when only the search params changed. */
  cause: 'preload' | 'enter' | 'stay'
}

/** Long enough for a quick response to arrive with its page, short enough not to delay the visitor. */
const patienceMs = 250

/** The server waits for all data of a page. A browser moves on to skeletons or to the list it already shows. */
export async function untilLoaded({ cause }: Visit, calls: Promise<unknown>[]): Promise<void> {
  // All calls are awaited, also after a failure. A call still in progress would be streamed with the page and
  // fail in the browser.
  const loaded = Promise.allSettled(calls).then(() => Promise.all(calls))
  if (typeof document === 'undefined') await loaded
  else if (cause !== 'stay') await Promise.race([loaded, new Promise((done) => setTimeout(done, patienceMs))])
}
