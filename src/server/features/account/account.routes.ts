import type { FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import { askedLanguage } from '#server/http/asked-language.ts'
import { notFound } from '#server/http/errors.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Person } from '#server/sessions/callers.ts'
import { sessionOver } from '#server/sessions/session-over.ts'
import { addressFrom, deviceFrom, whereFrom } from '#server/sessions/where-from.ts'
import type { AccountServices } from './account.services.ts'

const account = api.account

export function accountRoutes(mount: Mount, services: AccountServices) {
  const { signingUp, loggingIn, passwordChanges, personalData, sessions, cookies } = services
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
    return { message: 'Login successful!' }
  })
  mount(account.refreshToken, async (_, { request, reply }) => {
    const old = cookies.refresh(request, 'user')
    const tokens = old && (await sessions.refresh('user', old, askedLanguage(request)))
    if (!tokens) {
      cookies.clear(reply, 'user')
      throw sessionOver()
    }
    cookies.give(reply, 'user', tokens)
    return { message: 'Your session goes on.' }
  })
  mount(account.status, async (_, { request }) => ({
    authenticated: await isOpen(request, 'user'),
    ...((await isOpen(request, 'admin')) && { store: true as const }),
  }))
  mount(account.logout, async (_, { request, reply }) => {
    const sessionId = await sessionIn(request, 'user')
    if (sessionId) await sessions.end(sessionId)
    cookies.clear(reply, 'user')
    return { message: 'You are logged out.' }
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
      message: body.endStoreSessions
        ? 'Your password is changed. Everywhere else you are logged out, and your store is logged out everywhere.'
        : 'Your password is changed. Everywhere else you are logged out.',
    }
  })
  mount(account.confirmPassword, ({ body, caller }) => loggingIn.confirmPassword(caller, body.password))

  mount(account.me, async ({ caller }) => userOf(caller))
  mount(account.changeName, async ({ body, caller }) => {
    await personalData.rename(caller, body.name)
    return userOf({ ...caller, name: body.name })
  })
  mount(account.myData, ({ caller }) => personalData.everythingAbout(caller))
  mount(account.sessions, async ({ caller }) => ({ sessions: await personalData.openSessions(caller) }))
  mount(account.endSession, async ({ params, caller }, { reply }) => {
    if (!(await sessions.endOwn('user', caller.userId, params.sessionId)))
      throw notFound('There is no such session.')
    if (params.sessionId === caller.sessionId) cookies.clear(reply, 'user')
    return { message: 'That device is logged out.' }
  })
  mount(account.endAllSessions, async ({ caller }, { reply }) => {
    await sessions.endEverywhere('user', caller.userId)
    cookies.clear(reply, 'user')
    return { message: 'You are logged out everywhere.' }
  })
  mount(account.deleteAccount, async ({ params, caller }, { reply }) => {
    await personalData.deleteAccount(caller, params.userId)
    cookies.clear(reply, 'user')
    return { message: 'Account deleted successfully.' }
  })
}

const userOf = ({ userId, name, email, storeId }: Person) => ({
  _id: userId,
  name,
  email,
  role: storeId ? ('admin' as const) : ('user' as const),
  ...(storeId && { storeId }),
})
