import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/shapes/session.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import type { Purpose } from './ask-to-log-in.ts'
import type { PendingAction } from './pending-actions.ts'
import { sessionQuery } from './session.ts'

type SignedIn = (purpose: Purpose, action: PendingAction, run: (person: User) => void) => Promise<boolean>

/** Does what needs an account, or says so without calling and remembers it for after the login; whether it was done. */
export function useSignedIn(): SignedIn {
  const client = useClient()
  const queryClient = useQueryClient()
  return async (purpose, action, run) => {
    const query = sessionQuery(client)
    // Whoever is not known yet is waited for; when that question fails, the last answer stands.
    await queryClient.ensureQueryData(query).catch(() => undefined)
    const person = queryClient.getQueryData(query.queryKey)
    if (person) run(person)
    else await (await import('./ask-to-log-in.ts')).askToLogIn(purpose, action)
    return Boolean(person)
  }
}
