import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account.ts'
import { logInFirst } from '#texts/log-in-first.ts'
import { notice } from '#web/ui/notice.ts'
import { sessionQuery } from './session.ts'
import { useClient } from './use-client.ts'

type Purpose = keyof typeof logInFirst

/** Does what needs an account, or says so without calling: `signedIn('review', () => …)`. */
export function useSignedIn(): (purpose: Purpose, act: (person: User) => void) => Promise<void> {
  const client = useClient()
  const queryClient = useQueryClient()
  return async (purpose, act) => {
    const query = sessionQuery(client)
    // Whoever is not known yet is waited for; when that question fails, the last answer stands.
    await queryClient.ensureQueryData(query).catch(() => undefined)
    const person = queryClient.getQueryData(query.queryKey)
    if (person) act(person)
    else await notice.error(logInFirst[purpose])
  }
}
