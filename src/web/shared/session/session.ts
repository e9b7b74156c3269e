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

/** Who is here: not known until the browser has asked, which it does once the page is awake. */
export type Session = {
  /** Whether a store is logged in here, beside a person or alone. */
  hasStoreSession: boolean
} & ({ state: 'unknown' | 'visitor'; person?: undefined } | { state: 'person'; person: User })

const sessionKey = ['session'] as const
const storeKey = [...sessionKey, 'store'] as const
const personal = 'mine'

/** The key of a query whose answer belongs to the person; it is forgotten when the session ends. */
export const mine = <Parts extends readonly unknown[]>(...parts: Parts) => [personal, ...parts] as const

export const sessionQuery = (client: Client) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: ({ client: queryClient }) => whoIsHere(client, queryClient),
    staleTime: Number.POSITIVE_INFINITY,
    // A server that did not answer is asked again after a while: its silence says nothing about who is here.
    refetchInterval: ({ state }) => state.status === 'error' && 30_000,
  })

/** Pages are the same for everyone: on the server, and until the browser has asked, the state is unknown. */
export function useSession(): Session {
  const client = useClient()
  const { data = null, isPending } = useQuery(sessionQuery(client))
  const { data: hasStoreSession = false } = useQuery<boolean>({ queryKey: storeKey, queryFn: skipToken })
  // A part of the page may wake up after the answer has come, and must still start from the server's HTML.
  const person = useSyncExternalStore(
    never,
    () => (isPending ? undefined : data),
    () => undefined,
  )
  if (person) return { state: 'person', person, hasStoreSession }
  return { state: person === null ? 'visitor' : 'unknown', hasStoreSession }
}

/**
 * Whether somebody is signed in, and no more: a visitor's page, which may show dozens of hearts, is not drawn anew when
 * the answer comes. The page's frame is what asks.
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

/** Whether a store was logged in here when the server was last asked, or the person has one. */
export const isStoreExpected = () => ['admin', 'store'].includes(readMarker().guess)

/** After a login: every tab of this browser finds out who it is. */
export function sessionStarted(): void {
  mark(isStoreExpected() ? 'admin' : 'user')
}

/** After a store's login, or the end of its session: every tab of this browser asks who is here. */
export function storeSessionChanged(): void {
  mark('store')
}

/** After a logout: every tab of this browser is a visitor's at once. */
export function sessionEnded(): void {
  forgetNotes()
  mark('visitor')
}

export function accountDeleted(): void {
  forgetNotes()
  personLeft()
}

/** The person is gone; a store may still be logged in. */
function personLeft(): void {
  mark(isStoreExpected() ? 'store' : 'visitor')
}

/** When a call has found the store's session over. */
export function storeSessionLost(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: sessionKey, exact: true })
}

/** The server knows this session no more; whoever has just logged out need not be told. */
export function sessionExpired(say: () => unknown): void {
  const wasExpected = isPersonExpected()
  personLeft()
  if (wasExpected) say()
}

/** After a person changed something about himself. */
export function personChanged(queryClient: QueryClient, person: User): void {
  queryClient.setQueryData(sessionKey, person)
}

/** Keeps what is shown true to logins and logouts, wherever in this browser they happen. */
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
  // What was asked in the last session's name must not arrive in the next one's.
  await Promise.all([sessionKey, [personal]].map((queryKey) => queryClient.cancelQueries({ queryKey })))
  queryClient.removeQueries({ queryKey: [personal] })
  if (guess === 'visitor') {
    queryClient.setQueryData(storeKey, false)
    queryClient.setQueryData(sessionKey, null)
  } else await queryClient.resetQueries({ queryKey: sessionKey })
}

/** A visitor is asked for by the call that refuses nobody, so that nothing about him looks like an error. */
async function whoIsHere(client: Client, queryClient: QueryClient): Promise<User | null> {
  const { guess, since } = readMarker()
  const { authenticated, store = false } =
    guess === 'user' ? { authenticated: true } : await client.account.status({})
  const person = authenticated || guess === 'admin' ? await client.account.me({}).catch(nobody) : null
  // A login or a logout meanwhile asks for itself.
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
