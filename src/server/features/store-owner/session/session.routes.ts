import type { FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import { askedLanguage } from '#server/platform/http/asked-language.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { bearer } from '#server/platform/sessions/callers.ts'
import type { SessionCookies } from '#server/platform/sessions/session-cookies.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import { saySession } from '#server/platform/sessions/sessions.sentences.ts'
import { deviceFrom } from '#server/platform/sessions/where-from.ts'
import type { storeSessions as createStoreSessions } from './store-sessions.service.ts'

const { storeOwner } = api

export function sessionRoutes(
  mount: Mount,
  storeSessions: ReturnType<typeof createStoreSessions>,
  cookies: SessionCookies,
): void {
  const tokensOf = (request: FastifyRequest) => ({
    access: bearer(request) ?? cookies.access(request, 'admin'),
    refresh: cookies.refresh(request, 'admin'),
  })

  const device = (request: FastifyRequest) => deviceFrom(request, cookies, 'admin')

  mount(storeOwner.login, async ({ body }, { request, reply }) => {
    cookies.give(reply, 'admin', await storeSessions.logIn(body, device(request)))
    return { message: saySession.loggedIn }
  })
  mount(storeOwner.refreshToken, async (_, { request, reply }) => {
    const old = cookies.refresh(request, 'admin')
    const tokens = old && (await storeSessions.refresh(old, askedLanguage(request)))
    if (!tokens) {
      cookies.clear(reply, 'admin')
      throw sessionOver()
    }
    cookies.give(reply, 'admin', tokens)
    return { accessToken: tokens.access }
  })
  mount(storeOwner.status, async (_, { request }) => ({
    authenticated: await storeSessions.isSignedIn(tokensOf(request)),
  }))
  mount(storeOwner.logout, async (_, { request, reply }) => {
    await storeSessions.logOut(tokensOf(request))
    cookies.clear(reply, 'admin')
    return { message: saySession.loggedOut }
  })
  mount(storeOwner.confirmPassword, ({ body, caller }) =>
    storeSessions.confirmPassword(caller, body.password),
  )
}
