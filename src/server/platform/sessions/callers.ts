import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import type { Clock } from '../clock.ts'
import { Refusal } from '../http/errors.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionKind } from './session-kind.ts'
import type { SessionQueries } from './sessions.queries.ts'
import { saySession } from './sessions.sentences.ts'

type SignedIn<Kind extends SessionKind> = NonNullable<Awaited<ReturnType<SessionQueries['signedIn'][Kind]>>>
export type Person = SignedIn<'user'>
export type StoreOwner = SignedIn<'admin'>
export type WebsiteOwner = SignedIn<'owner'>

/** The caller, by the access that an endpoint requires. */
export interface CallerBy {
  public: undefined
  user: Person
  admin: StoreOwner
  /** The person or the store owner who is signed in; the person when both are. */
  account: Person | StoreOwner
  owner: WebsiteOwner
  /** A website owner without a second factor, who may only set one up. */
  enrolling: WebsiteOwner
}

type Guarded = Exclude<Access, 'public'>

export interface Callers {
  /**
   * Refuses with 401 a caller without a live session of the required kind, with 403 one who must do something first.
   */
  require<A extends Guarded>(access: A, request: FastifyRequest): Promise<CallerBy[A]>
}

const notLoggedIn = () => new Refusal(401, 'not-logged-in', saySession.notLoggedIn)
const secondFactorMissing = () => new Refusal(403, 'second-factor-missing', saySession.noSecondFactor)

/** The token only names the session; the database decides on every call whether it still lives. */
export function callers(
  queries: SessionQueries,
  cookies: SessionCookies,
  tokens: AccessTokens,
  clock: Clock,
): Callers {
  async function find(kind: SessionKind, request: FastifyRequest) {
    const token = (kind === 'admin' && bearer(request)) || cookies.access(request, kind)
    const sessionId = token && (await tokens.read(kind, token))
    return sessionId ? queries.signedIn[kind](sessionId, clock()) : undefined
  }

  return {
    async require<A extends Guarded>(access: A, request: FastifyRequest) {
      const found =
        access === 'account'
          ? ((await find('user', request)) ?? (await find('admin', request)))
          : await find(access === 'enrolling' ? 'owner' : access, request)
      if (!found) throw notLoggedIn()
      if (access === 'owner' && 'needsSecondFactor' in found && found.needsSecondFactor)
        throw secondFactorMissing()
      return found as CallerBy[A]
    },
  }
}

/** The token that POST /admin/refresh-token answers with may come in a header. */
export function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
}
