import type { FastifyRequest } from 'fastify'
import { api } from '#contract/index.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { SessionCookies } from '#server/platform/sessions/session-cookies.ts'
import { saySession } from '#server/platform/sessions/sessions.sentences.ts'
import { addressFrom, deviceFrom, whereFrom } from '#server/platform/sessions/where-from.ts'
import type { Shared } from '#server/shared/wiring.ts'
import type { forgottenPassword as createForgottenPassword } from './forgotten-password.service.ts'
import type { storeSecondFactor } from './second-factor.service.ts'
import { say } from './security.sentences.ts'
import type { storePassword as createStorePassword } from './store-password.service.ts'
import type { storeSecurity as createStoreSecurity } from './store-security.service.ts'

interface Services {
  forgottenPassword: ReturnType<typeof createForgottenPassword>
  storePassword: ReturnType<typeof createStorePassword>
  storeSecurity: ReturnType<typeof createStoreSecurity>
  secondFactor: ReturnType<typeof storeSecondFactor>
  emailChanges: Shared['emailChanges']
  cookies: SessionCookies
}

const { storeOwner, emailChange } = api

export function securityRoutes(
  mount: Mount,
  { forgottenPassword, storePassword, storeSecurity, secondFactor, emailChanges, cookies }: Services,
): void {
  const device = (request: FastifyRequest) => deviceFrom(request, cookies, 'admin')

  mount(storeOwner.forgotPassword, ({ body }, { request }) =>
    forgottenPassword.ask(body.email, addressFrom(request)),
  )
  mount(storeOwner.resetPassword, async ({ body }, { request, reply }) => {
    const { message, devices } = await forgottenPassword.reset(body, cookies.devices(request, 'admin'))
    cookies.clear(reply, 'admin')
    cookies.remember(reply, 'admin', devices)
    return { message }
  })

  mount(storeOwner.newPassword, async ({ body, caller }, { request, reply }) => {
    const { message, devices } = await storePassword.replace(caller, body, cookies.devices(request, 'admin'))
    cookies.clear(reply, 'admin')
    cookies.remember(reply, 'admin', devices)
    return { message }
  })

  mount(storeOwner.changePassword, async ({ body, caller }, { request, reply }) => {
    cookies.give(reply, 'admin', await storeSecurity.changePassword(caller, body, device(request)))
    return { message: say.passwordChanged }
  })
  mount(storeOwner.sessions, async ({ caller }) => ({ sessions: await storeSecurity.openSessions(caller) }))
  mount(storeOwner.endSession, async ({ params, caller }, { reply }) => {
    await storeSecurity.endSession(caller, params.sessionId)
    if (params.sessionId === caller.sessionId) cookies.clear(reply, 'admin')
    return { message: saySession.deviceLoggedOut }
  })
  mount(storeOwner.endOtherSessions, async ({ caller }) => {
    await storeSecurity.endOtherSessions(caller)
    return { message: say.loggedOutElsewhere }
  })

  mount(storeOwner.secondFactor, ({ caller }) => secondFactor.state(caller))
  mount(storeOwner.beginSecondFactor, ({ body, caller }) => secondFactor.begin(caller, body.password))
  mount(storeOwner.confirmSecondFactor, async ({ body, caller }, { request, reply }) => {
    const { recoveryCodes, tokens } = await secondFactor.confirm(caller, body.code, whereFrom(request))
    cookies.give(reply, 'admin', tokens)
    return { recoveryCodes }
  })
  mount(storeOwner.newRecoveryCodes, ({ body, caller }) =>
    secondFactor.renewRecoveryCodes(caller, body.password),
  )
  mount(storeOwner.switchOffSecondFactor, async ({ body, caller }) => {
    await secondFactor.switchOff(caller, body)
    return { message: say.secondFactorOff }
  })

  const store = ({ storeId: id }: { storeId: string }) => ({ of: 'store', id }) as const
  mount(emailChange.openOfStore, ({ caller }) => emailChanges.openOf(store(caller)))
  mount(emailChange.askOfStore, ({ caller, body }, { request }) =>
    emailChanges.ask(store(caller), { ...body, address: addressFrom(request), caller }),
  )
  mount(emailChange.withdrawOfStore, ({ caller }) => emailChanges.withdraw(store(caller)))
}
