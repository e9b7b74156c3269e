import type { FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { say } from '#server/platform/second-factor/second-factor.sentences.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import { saySession } from '#server/platform/sessions/sessions.sentences.ts'
import { deviceFrom, whereFrom } from '#server/platform/sessions/where-from.ts'
import type { SessionServices } from './session.wiring.ts'

const { ownerSession } = api

export function sessionRoutes(mount: Mount, services: SessionServices) {
  const { logIn, secondFactor, account, cookies } = services
  const tokensOf = (request: FastifyRequest) => ({
    access: cookies.access(request, 'owner'),
    refresh: cookies.refresh(request, 'owner'),
  })

  const device = (request: FastifyRequest) => deviceFrom(request, cookies, 'owner')

  mount(ownerSession.login, async ({ body }, { request, reply }) => {
    cookies.give(reply, 'owner', await logIn.logIn(body, device(request)))
    return { message: saySession.loggedIn }
  })
  mount(ownerSession.refreshToken, async (_, { request, reply }) => {
    const old = cookies.refresh(request, 'owner')
    const tokens = old && (await logIn.refresh(old))
    if (!tokens) {
      cookies.clear(reply, 'owner')
      throw sessionOver()
    }
    cookies.give(reply, 'owner', tokens)
    return { message: saySession.goesOn }
  })
  mount(ownerSession.status, (_, { request }) => logIn.status(tokensOf(request)))
  mount(ownerSession.logout, async (_, { request, reply }) => {
    await logIn.logOut(tokensOf(request))
    cookies.clear(reply, 'owner')
    return { message: saySession.loggedOut }
  })

  mount(ownerSession.me, ({ caller }) => account.own(caller))
  mount(ownerSession.beginSecondFactor, ({ body, caller }) => secondFactor.begin(caller, body.password))
  mount(ownerSession.confirmSecondFactor, async ({ body, caller }, { request, reply }) => {
    const { recoveryCodes, tokens } = await secondFactor.confirm(caller, body.code, whereFrom(request))
    cookies.give(reply, 'owner', tokens)
    return { recoveryCodes }
  })
  mount(ownerSession.newRecoveryCodes, ({ body, caller }) =>
    secondFactor.renewRecoveryCodes(caller, body.password),
  )

  mount(ownerSession.enterCode, async ({ body, caller }) => {
    await secondFactor.enterCode(caller, body.code)
    return { message: say.codeTaken }
  })

  mount(ownerSession.changePassword, async ({ body, caller }, { request, reply }) => {
    cookies.give(reply, 'owner', await account.changePassword(caller, body, device(request)))
    return { message: saySession.passwordChanged }
  })
  mount(ownerSession.sessions, async ({ caller }) => ({ sessions: await account.openSessions(caller) }))
  mount(ownerSession.endSession, async ({ params, caller }, { reply }) => {
    await account.endSession(caller, params.sessionId)
    if (params.sessionId === caller.sessionId) cookies.clear(reply, 'owner')
    return { message: saySession.deviceLoggedOut }
  })
  mount(ownerSession.endAllSessions, async ({ caller }, { reply }) => {
    await account.endAllSessions(caller)
    cookies.clear(reply, 'owner')
    return { message: saySession.loggedOutEverywhere }
  })
}
