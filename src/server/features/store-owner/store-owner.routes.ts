import type { FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import { askedLanguage } from '#server/http/asked-language.ts'
import type { Mount } from '#server/http/mount.ts'
import { bearer } from '#server/sessions/callers.ts'
import { sessionOver } from '#server/sessions/session-over.ts'
import { deviceFrom } from '#server/sessions/where-from.ts'
import type { StoreOwnerServices } from './store-owner.services.ts'

const { storeOwner } = api

export function storeOwnerRoutes(mount: Mount, services: StoreOwnerServices) {
  const { registration, storeSessions, storePassword, profile, announcement, ownProducts, storeDeletion } =
    services
  const { cookies, storeSecurity } = services
  const tokensOf = (request: FastifyRequest) => ({
    access: bearer(request) ?? cookies.access(request, 'admin'),
    refresh: cookies.refresh(request, 'admin'),
  })

  const device = (request: FastifyRequest) => deviceFrom(request, cookies, 'admin')

  mount(storeOwner.register, ({ body, caller }) => registration.register(caller, body))

  mount(storeOwner.login, async ({ body }, { request, reply }) => {
    cookies.give(reply, 'admin', await storeSessions.logIn(body, device(request)))
    return { message: 'Login successful!' }
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
    return { message: 'You are logged out.' }
  })
  mount(storeOwner.confirmPassword, ({ body, caller }) =>
    storeSessions.confirmPassword(caller, body.password),
  )
  mount(storeOwner.newPassword, async ({ body, caller }, { request, reply }) => {
    const { message, devices } = await storePassword.replace(caller, body, cookies.devices(request, 'admin'))
    cookies.clear(reply, 'admin')
    cookies.remember(reply, 'admin', devices)
    return { message }
  })

  mount(storeOwner.changePassword, async ({ body, caller }, { request, reply }) => {
    cookies.give(reply, 'admin', await storeSecurity.changePassword(caller, body, device(request)))
    return { message: 'Your store’s password is changed. Everywhere else it is logged out.' }
  })
  mount(storeOwner.sessions, async ({ caller }) => ({ sessions: await storeSecurity.openSessions(caller) }))
  mount(storeOwner.endSession, async ({ params, caller }, { reply }) => {
    await storeSecurity.endSession(caller, params.sessionId)
    if (params.sessionId === caller.sessionId) cookies.clear(reply, 'admin')
    return { message: 'That device is logged out.' }
  })
  mount(storeOwner.endOtherSessions, async ({ caller }) => {
    await storeSecurity.endOtherSessions(caller)
    return { message: 'Your store is logged out on every other device.' }
  })

  mount(storeOwner.profile, ({ caller }) => profile.own(caller))
  mount(storeOwner.updateProfile, ({ caller, body }) => profile.update(caller, body))
  mount(storeOwner.deleteStore, async ({ caller }, { reply }) => {
    await storeDeletion.deleteStore(caller)
    cookies.clear(reply, 'admin')
    return { message: 'Account deleted successfully.' }
  })

  mount(storeOwner.announcement, ({ caller }) => announcement.own(caller))
  mount(storeOwner.announce, ({ caller, body }) => announcement.announce(caller, body))
  mount(storeOwner.clearAnnouncement, ({ caller }) => announcement.clear(caller))

  mount(storeOwner.products, ({ caller }) => ownProducts.all(caller))
  mount(storeOwner.createProduct, ({ caller, body }) => ownProducts.create(caller, body))
  mount(storeOwner.updateProduct, ({ caller, params, body }) =>
    ownProducts.update(caller, params.productId, body),
  )
  mount(storeOwner.deleteProduct, ({ caller, params }) => ownProducts.remove(caller, params.productId))
}
