import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionQueries } from './sessions.queries.ts'
import type { Sessions } from './sessions.ts'

export type OwnStoresOf = (request: FastifyRequest) => Promise<readonly string[]>

/**
 * The stores of the caller, as the store itself or as the person behind it, even when the access token has expired.
 * It refuses nobody, and asks the database only when a cookie was sent.
 */
export function ownStores(
  { sessionOf }: Pick<Sessions, 'sessionOf'>,
  { signedIn }: Pick<SessionQueries, 'signedIn'>,
  cookies: SessionCookies,
  clock: Clock,
): OwnStoresOf {
  async function storeOf(request: FastifyRequest, kind: 'admin' | 'user') {
    const access = cookies.access(request, kind)
    const refresh = cookies.refresh(request, kind)
    const sessionId = await sessionOf(kind, { ...(access && { access }), ...(refresh && { refresh }) })
    const account = sessionId && (await signedIn[kind](sessionId, clock()))
    return account ? account.storeId : null
  }
  return async (request) => {
    const found = await Promise.all((['admin', 'user'] as const).map((kind) => storeOf(request, kind)))
    return found.filter((storeId) => storeId !== null)
  }
}
