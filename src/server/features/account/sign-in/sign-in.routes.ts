import type { FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import { askedLanguage } from '#server/platform/http/asked-language.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { SessionCookies } from '#server/platform/sessions/session-cookies.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import { saySession } from '#server/platform/sessions/sessions.sentences.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import { addressFrom, deviceFrom, whereFrom } from '#server/platform/sessions/where-from.ts'
import type { loggingIn } from './logging-in.service.ts'
import type { passwordChanges } from './passwords.service.ts'
import { say } from './sign-in.sentences.ts'
import type { signingUp } from './signing-up.service.ts'

interface Services {
  signingUp: ReturnType<typeof signingUp>
  loggingIn: ReturnType<typeof loggingIn>
  passwordChanges: ReturnType<typeof passwordChanges>
  sessions: Sessions
  cookies: SessionCookies
}

const account = api.account

export function signInRoutes(
  mount: Mount,
  { signingUp, loggingIn, passwordChanges, sessions, cookies }: Services,
): void {
  const sessionIn = (request: FastifyRequest, kind: 'user' | 'admin') =>
    sessions.sessionOf(kind, {
      access: cookies.access(request, kind),
      refresh: cookies.refresh(request, kind),
    })
  const isOpen = async (request: FastifyRequest, kind: 'user' | 'admin') => {
    const sessionId = await sessionIn(request, kind)
    return sessionId !== undefined && sessions.isOpen(kind, sessionId)
  }

  const device = (request: FastifyRequest) => deviceFrom(request, cookies, 'user')

  mount(account.signup, ({ body }, { request }) => signingUp.signUp(body, whereFrom(request)))
  mount(account.verifyEmail, ({ params }) => signingUp.verifyEmail(params.token))
  mount(account.resendVerification, ({ body }, { request }) =>
    signingUp.resendVerification(body.email, addressFrom(request)),
  )

  mount(account.login, async ({ body }, { request, reply }) => {
    cookies.give(reply, 'user', await loggingIn.logIn(body, device(request)))
    return { message: saySession.loggedIn }
  })
  mount(account.refreshToken, async (_, { request, reply }) => {
    const old = cookies.refresh(request, 'user')
    const tokens = old && (await sessions.refresh('user', old, askedLanguage(request)))
    if (!tokens) {
      cookies.clear(reply, 'user')
      throw sessionOver()
    }
    cookies.give(reply, 'user', tokens)
    return { message: saySession.goesOn }
  })
  mount(account.status, async (_, { request }) => ({
    authenticated: await isOpen(request, 'user'),
    ...((await isOpen(request, 'admin')) && { store: true as const }),
  }))
  mount(account.logout, async (_, { request, reply }) => {
    const sessionId = await sessionIn(request, 'user')
    if (sessionId) await sessions.end(sessionId)
    cookies.clear(reply, 'user')
    return { message: saySession.loggedOut }
  })

  mount(account.forgotPassword, ({ body }, { request }) =>
    passwordChanges.forgotPassword(body.email, addressFrom(request)),
  )
  mount(account.resetLink, ({ params }) => passwordChanges.resetLink(params.token))
  mount(account.resetPassword, async ({ body }, { request, reply }) => {
    const { message, devices } = await passwordChanges.resetPassword(body, cookies.devices(request, 'user'))
    cookies.remember(reply, 'user', devices)
    if (body.endStoreSessions) cookies.clear(reply, 'admin')
    return { message }
  })
  mount(account.changePassword, async ({ body, caller }, { request, reply }) => {
    cookies.give(reply, 'user', await passwordChanges.changePassword(caller, body, device(request)))
    if (body.endStoreSessions) cookies.clear(reply, 'admin')
    return {
      message: body.endStoreSessions ? say.passwordChangedStoreToo : saySession.passwordChanged,
    }
  })
  mount(account.confirmPassword, ({ body, caller }) => loggingIn.confirmPassword(caller, body.password))
}
