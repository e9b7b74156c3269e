import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { User } from '#contract/shapes/session.ts'
import { ApiError, type Client } from '#web/shared/api/client.ts'
import { useClient } from '#web/shared/api/use-client.ts'
import { never } from '#web/ui/time/use-is-interactive.ts'
import { forgetNotes } from './device-notes.ts'
import {
  correctGuess,
  foundHere,
  isPersonExpected,
  mark,
  readMarker,
  showGuess,
  watchMarker,
} from './session-marker.ts'

/** Who is signed in. It is unknown until the browser has asked, after hydration. */
export type Session = {
  hasStoreSession: boolean
} & ({ state: 'unknown' | 'visitor'; person?: undefined } | { state: 'person'; person: User })

const sessionKey = ['session'] as const
const storeKey = [...sessionKey, 'store'] as const
const personal = 'mine'

/** The key of a query with personal data, which is removed when the session ends. */
export const mine = <Parts extends readonly unknown[]>(...parts: Parts) => [personal, ...parts] as const

export const sessionQuery = (client: Client) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: ({ client: queryClient }) => whoIsHere(client, queryClient),
    staleTime: Number.POSITIVE_INFINITY,
    // A server that did not answer is asked again later, because a failure says nothing about the session.
    refetchInterval: ({ state }) => state.status === 'error' && 30_000,
  })

/** Pages are the same for everyone, so the state is unknown on the server and until the browser has asked. */
export function useSession(): Session {
  const client = useClient()
  const { data = null, isPending } = useQuery(sessionQuery(client))
  const { data: hasStoreSession = false } = useQuery<boolean>({ queryKey: storeKey, queryFn: skipToken })
  // A part of the page may hydrate after the answer has come, and must still match the server's HTML.
  const person = useSyncExternalStore(
    never,
    () => (isPending ? undefined : data),
    () => undefined,
  )
  if (person) return { state: 'person', person, hasStoreSession }
  return { state: person === null ? 'visitor' : 'unknown', hasStoreSession }
}

/**
 * Whether somebody is signed in. It does not render a visitor's page again when the answer comes, because the
 * page may show dozens of hearts. The page's frame sends the request.
 */
export function useIsSignedIn(): boolean {
  const queryClient = useQueryClient()
  return useSyncExternalStore(
    useCallback(
      (onChange) =>
        queryClient
          .getQueryCache()
          .subscribe(({ query }) => query.queryKey[0] === sessionKey[0] && onChange()),
      [queryClient],
    ),
    () => Boolean(queryClient.getQueryData(sessionKey)),
    () => false,
  )
}

/** Whether a store was logged in when the server was last asked, or the person has one. */
export const isStoreExpected = () => ['admin', 'store'].includes(readMarker().guess)

/** After a login every tab loads the new session. */
export function sessionStarted(): void {
  mark(isStoreExpected() ? 'admin' : 'user')
}

/** After a store's login or the end of its session every tab loads the session again. */
export function storeSessionChanged(): void {
  mark('store')
}

/** After a logout every tab shows the visitor's page at once. */
export function sessionEnded(): void {
  forgetNotes()
  mark('visitor')
}

export function accountDeleted(): void {
  forgetNotes()
  personLeft()
}

function personLeft(): void {
  mark(isStoreExpected() ? 'store' : 'visitor')
}

/** Called when a call finds the store's session expired. */
export function storeSessionLost(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: sessionKey, exact: true })
}

/** The server no longer knows this session. A person who has just logged out is not told. */
export function sessionExpired(say: () => unknown): void {
  const wasExpected = isPersonExpected()
  personLeft()
  if (wasExpected) say()
}

/** Called after a person has changed their own data. */
export function personChanged(queryClient: QueryClient, person: User): void {
  queryClient.setQueryData(sessionKey, person)
}

/** Updates the page after logins and logouts in any tab. */
export function followSession(queryClient: QueryClient): () => void {
  let { since } = readMarker()
  return watchMarker(() => {
    const marker = readMarker()
    if (['', foundHere, since].includes(marker.since)) return
    since = marker.since
    showGuess(marker.guess)
    void switchSession(marker.guess, queryClient)
  })
}

async function switchSession(guess: string, queryClient: QueryClient): Promise<void> {
  // Responses for the last session must not arrive in the next one.
  await Promise.all([sessionKey, [personal]].map((queryKey) => queryClient.cancelQueries({ queryKey })))
  queryClient.removeQueries({ queryKey: [personal] })
  if (guess === 'visitor') {
    queryClient.setQueryData(storeKey, false)
    queryClient.setQueryData(sessionKey, null)
  } else await queryClient.resetQueries({ queryKey: sessionKey })
}

/** Visitors are checked with a call that never refuses, so that the browser logs no error. */
async function whoIsHere(client: Client, queryClient: QueryClient): Promise<User | null> {
  const { guess, since } = readMarker()
  const { authenticated, store = false } =
    guess === 'user' ? { authenticated: true } : await client.account.status({})
  const person = authenticated || guess === 'admin' ? await client.account.me({}).catch(nobody) : null
  // A login or logout in the meantime sends its own request.
  if (readMarker().since === since) {
    queryClient.setQueryData(storeKey, store)
    correctGuess(store ? (person ? 'admin' : 'store') : (person?.role ?? 'visitor'))
  }
  return person
}

function nobody(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null
  throw error
}
