import endpoints from 'virtual:endpoints/store'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { storeApi } from '#contract/index.ts'
import { type ApiCall, type ClientOf, createClient, type Send } from './client.ts'
import { createListeners } from './listeners.ts'
import { withRenewal } from './renewal.ts'

/** The calls of store owners. Only their screens download this table. */
export type StoreClient = ClientOf<typeof storeApi>

interface StoreCalls {
  client: StoreClient
  /** Sends a call for the store, or for the person who is about to open one. */
  send: Send
  /**
   * Calls the listener when a call finds the session expired. Returns the function that ends the
   * subscription.
   */
  onSessionOver: (listener: () => void) => () => void
}

const callsOf = new WeakMap<AnyRouter, StoreCalls>()

export function useStoreClient(): StoreClient {
  return storeCalls(useRouter()).client
}

/** There is one client for the whole app, so that calls that fail together share one refresh. */
export function storeCalls(router: AnyRouter): StoreCalls {
  const known = callsOf.get(router)
  if (known) return known
  const sessionOver = createListeners()
  const send = inStoreSession(router.options.context.send, sessionOver.notify)
  const client = createClient<typeof storeApi>(endpoints, send)
  const calls = { send, client, onSessionOver: sessionOver.subscribe }
  callsOf.set(router, calls)
  return calls
}

/** Renews a store session once while calls wait. The new token is then sent beside the cookie. */
export function inStoreSession(send: Send, onOver: () => void): Send {
  let bearer: string | undefined
  async function sendWithToken(call: ApiCall) {
    const answer = await send(call.access === 'admin' ? { ...call, bearer } : call)
    // Another tab may have renewed the session. Then the cookie is valid and this token is old.
    if (answer.status === 401) bearer = undefined
    return answer
  }
  // Leaving the page must not lose the new cookies of a refresh in progress.
  const keepaliveClient = createClient<typeof storeApi>(endpoints, (call) =>
    send({ ...call, keepalive: true }),
  )
  return withRenewal(sendWithToken, {
    admin: {
      refresh: async () => {
        bearer = (await keepaliveClient.storeOwner.refreshToken({})).accessToken
      },
      onRefused: onOver,
    },
  })
}
