import endpoints from 'virtual:endpoints/owner'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { ownerApi } from '#contract/index.ts'
import { type ClientOf, createClient } from '#web/shared/api/client.ts'
import { createListeners } from '#web/shared/api/listeners.ts'
import { withRenewal } from '#web/shared/api/renewal.ts'

/** Only the console's bundle contains these endpoints. */
export type OwnerClient = ClientOf<typeof ownerApi>

interface OwnerCalls {
  client: OwnerClient
  /** Calls the listener when a request finds the session ended; returns the unsubscribe function. */
  onSessionOver: (listener: () => void) => () => void
}

const callsOf = new WeakMap<AnyRouter, OwnerCalls>()

export function useOwnerClient(): OwnerClient {
  return ownerCalls(useRouter()).client
}

/** One client for the whole app, so that parallel requests share one renewal of the session. */
export function ownerCalls(router: AnyRouter): OwnerCalls {
  const known = callsOf.get(router)
  if (known) return known
  const { send } = router.options.context
  const sessionOver = createListeners()
  const lasting = createClient<typeof ownerApi>(endpoints, (call) => send({ ...call, keepalive: true }))
  const renewal = {
    refresh: () => lasting.ownerSession.refreshToken({}),
    onRefused: sessionOver.notify,
  }
  const calls = {
    client: createClient<typeof ownerApi>(
      endpoints,
      withRenewal(send, { owner: renewal, enrolling: renewal }),
    ),
    onSessionOver: sessionOver.subscribe,
  }
  callsOf.set(router, calls)
  return calls
}

/** The key of a query of the console. */
export const ofOwner = <Parts extends readonly unknown[]>(...parts: Parts) => ['owner', ...parts] as const
