import endpoints from 'virtual:endpoints/owner-session'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { ownerSessionApi } from '#contract/index.ts'
import { type ClientOf, createClient, type Send } from '#web/shared/api/client.ts'
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
  const code = withCodeAgain(withRenewal(sendOnce, { owner: renewal, enrolling: renewal }))
  const { send } = code
  return {
    send,
    session: createClient<typeof ownerSessionApi>(endpoints, send),
    /** Calls the listener when a request finds the session ended; returns the unsubscribe function. */
    onSessionOver: sessionOver.subscribe,
    askForCodeWith: code.askWith,
  }
}

/** Resolves to whether a code was entered. */
type AskForCode = () => Promise<boolean>

/** Sends a call again that was refused because it cannot be undone, once a code was entered. */
function withCodeAgain(sendFirst: Send) {
  let ask: AskForCode | undefined
  return {
    async send(call: Parameters<Send>[0]) {
      const answer = await sendFirst(call)
      const isAsked =
        answer.status === 403 && (answer.body as { code?: string }).code === 'second-factor-again'
      return isAsked && (await ask?.()) ? sendFirst(call) : answer
    },
    /** Sets who asks the person for a code; returns the function that takes it back. */
    askWith(asker: AskForCode) {
      ask = asker
      return () => {
        ask = undefined
      }
    },
  }
}

/** The key of a query of the console. */
export const ofOwner = <Parts extends readonly unknown[]>(...parts: Parts) => ['owner', ...parts] as const
