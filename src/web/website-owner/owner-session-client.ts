import endpoints from 'virtual:endpoints/owner-session'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { ownerSessionApi } from '#contract/index.ts'
import { type ClientOf, createClient } from '#web/shared/api/client.ts'
import { createListeners } from '#web/shared/api/listeners.ts'
import { withRenewal } from '#web/shared/api/renewal.ts'

export type OwnerSessionClient = ClientOf<typeof ownerSessionApi>

const callsOf = new WeakMap<AnyRouter, ReturnType<typeof createCalls>>()

export function useOwnerSessionClient(): OwnerSessionClient {
  return ownerCalls(useRouter()).session
}

/** Once for the whole app, so that parallel requests share one renewal of the session. */
export function ownerCalls(router: AnyRouter) {
  const calls = callsOf.get(router) ?? createCalls(router)
  callsOf.set(router, calls)
  return calls
}

function createCalls(router: AnyRouter) {
  const { send: sendOnce } = router.options.context
  const sessionOver = createListeners()
  const lasting = createClient<typeof ownerSessionApi>(endpoints, (call) =>
    sendOnce({ ...call, keepalive: true }),
  )
  const renewal = {
    refresh: () => lasting.ownerSession.refreshToken({}),
    onRefused: sessionOver.notify,
  }
  const send = withRenewal(sendOnce, { owner: renewal, enrolling: renewal })
  return {
    send,
    session: createClient<typeof ownerSessionApi>(endpoints, send),
    /** Calls the listener when a request finds the session ended; returns the unsubscribe function. */
    onSessionOver: sessionOver.subscribe,
  }
}

/** The key of a query of the console. */
export const ofOwner = <Parts extends readonly unknown[]>(...parts: Parts) => ['owner', ...parts] as const
