import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import type { Clock } from '../clock.ts'
import { Refusal } from '../http/errors.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { SessionQueries } from './sessions.queries.ts'

type Found<Name extends 'person' | 'storeOwner' | 'websiteOwner'> = NonNullable<
  Awaited<ReturnType<SessionQueries[Name]>>
>
export type Person = Found<'person'>
export type StoreOwner = Found<'storeOwner'>
export type WebsiteOwner = Found<'websiteOwner'>

/** Who a call comes from, by what its endpoint asks for. */
export interface CallerBy {
  public: undefined
  user: Person
  admin: StoreOwner
  /** Whichever is signed in; the person when both are. */
  account: Person | StoreOwner
  owner: WebsiteOwner
}

export interface Callers {
  /** Refuses with 401 whoever has no live session of the kind that is needed. */
  require<A extends Access>(access: A, request: FastifyRequest): Promise<CallerBy[A]>
}

const notLoggedIn = () => new Refusal(401, 'not-logged-in', 'Please log in first.')

/** The token only names the session; whether it still lives is asked of the database on every call. */
export function callers(
  queries: SessionQueries,
  cookies: SessionCookies,
  tokens: AccessTokens,
  clock: Clock,
): Callers {
  const finders = { user: queries.person, admin: queries.storeOwner, owner: queries.websiteOwner }

  async function find(kind: keyof typeof finders, request: FastifyRequest) {
    const token = (kind === 'admin' && bearer(request)) || cookies.access(request, kind)
    const sessionId = token && (await tokens.read(kind, token))
    return sessionId ? finders[kind](sessionId, clock()) : undefined
  }

  return {
    async require<A extends Access>(access: A, request: FastifyRequest) {
      if (access === 'public') return undefined as CallerBy[A]
      const found =
        access === 'account'
          ? ((await find('user', request)) ?? (await find('admin', request)))
          : await find(access, request)
      if (!found) throw notLoggedIn()
      return found as CallerBy[A]
    },
  }
}

/** The token that POST /admin/refresh-token answers with may come in a header. */
export function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
}
