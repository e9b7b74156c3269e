import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/shapes/session.ts'
import type { Client } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import type { Purpose } from './ask-to-log-in.ts'
import type { PendingAction } from './pending-actions.ts'
import { sessionQuery } from './session.ts'

type SignedIn = (purpose: Purpose, action: PendingAction, run: (person: User) => void) => Promise<boolean>

/** Runs what needs an account, or asks for a login and stores the action. Returns whether it ran. */
export const useSignedIn = (): SignedIn => whenSignedIn(useClient(), useQueryClient())

/** The same outside of React. */
export function whenSignedIn(client: Client, queryClient: QueryClient): SignedIn {
  return async (purpose, action, run) => {
    const query = sessionQuery(client)
    // An unknown session is awaited. If the request fails, the last known one counts.
    await queryClient.ensureQueryData(query).catch(() => undefined)
    const person = queryClient.getQueryData(query.queryKey)
    if (person) run(person)
    else await (await import('./ask-to-log-in.ts')).askToLogIn(purpose, action)
    return Boolean(person)
  }
}
