import endpoints from 'virtual:endpoints/store'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { storeApi } from '#contract/index.ts'
import { common } from '#texts/shared/common.ts'
import { storeSessionLost } from '#web/shared/session/session.ts'
import { notice } from '#web/ui/overlays/notice.ts'
import { type ClientOf, createClient, type Send, type Sent } from './client.ts'
import { withRenewal } from './renewal.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where a store was when its session turned out to be over. */
    storeSessionOver?: string | undefined
  }
}

/** What store owners call, from screens that alone carry its table. */
export type StoreClient = ClientOf<typeof storeApi>

interface StoreCalls {
  client: StoreClient
  /** Carries a call in the name of the store, or of the person who is about to open one. */
  send: Send
}

const callsOf = new WeakMap<AnyRouter, StoreCalls>()

export function useStoreClient(): StoreClient {
  return storeCalls(useRouter()).client
}

/** One for the whole app, so that calls failing together share one refresh. */
export function storeCalls(router: AnyRouter): StoreCalls {
  const known = callsOf.get(router)
  if (known) return known
  const { send: sendPlain, queryClient } = router.options.context
  const send = inStoreSession(sendPlain, () => {
    void notice.error(common.sessionExpired)
    storeSessionLost(queryClient)
    void router.navigate({ to: '/login', state: { storeSessionOver: router.state.location.href } })
  })
  const calls = { send, client: createClient<typeof storeApi>(endpoints, send) }
  callsOf.set(router, calls)
  return calls
}

/** A store session is renewed once, while calls wait; the token it then gets is sent along, beside the cookie. */
export function inStoreSession(send: Send, onOver: () => void): Send {
  let bearer: string | undefined
  async function sendWithToken(call: Sent) {
    const answer = await send(call.access === 'admin' ? { ...call, bearer } : call)
    // Another tab may have renewed the session since: then the cookie is right and this token is old.
    if (answer.status === 401) bearer = undefined
    return answer
  }
  // Leaving the page must not lose the new cookies of a refresh under way.
  const lasting = createClient<typeof storeApi>(endpoints, (call) => send({ ...call, keepalive: true }))
  return withRenewal(sendWithToken, {
    admin: {
      refresh: async () => {
        bearer = (await lasting.storeOwner.refreshToken({})).accessToken
      },
      onRefused: onOver,
    },
  })
}
