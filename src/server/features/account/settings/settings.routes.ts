import { api } from '#contract/index.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import type { SessionCookies } from '#server/platform/sessions/session-cookies.ts'
import { saySession } from '#server/platform/sessions/sessions.sentences.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { personalData } from './personal-data.service.ts'
import { say } from './settings.sentences.ts'

interface Services {
  personalData: ReturnType<typeof personalData>
  sessions: Sessions
  cookies: SessionCookies
}

export function settingsRoutes(mount: Mount, { personalData, sessions, cookies }: Services): void {
  const { account } = api

  mount(account.me, async ({ caller }) => userOf(caller))
  mount(account.changeName, async ({ body, caller }) => {
    await personalData.rename(caller, body.name)
    return userOf({ ...caller, name: body.name })
  })
  mount(account.myData, ({ caller, language }) => personalData.everythingAbout(caller, language))
  mount(account.sessions, async ({ caller }) => ({ sessions: await personalData.openSessions(caller) }))
  mount(account.endSession, async ({ params, caller }, { reply }) => {
    if (!(await sessions.endOwn('user', caller.userId, params.sessionId)))
      throw notFound(saySession.noSuchSession)
    if (params.sessionId === caller.sessionId) cookies.clear(reply, 'user')
    return { message: saySession.deviceLoggedOut }
  })
  mount(account.endAllSessions, async ({ caller }, { reply }) => {
    await sessions.endEverywhere('user', caller.userId)
    cookies.clear(reply, 'user')
    return { message: saySession.loggedOutEverywhere }
  })
  mount(account.deleteAccount, async ({ params, caller }, { reply }) => {
    await personalData.deleteAccount(caller, params.userId)
    cookies.clear(reply, 'user')
    return { message: say.deleted }
  })
}

const userOf = ({ userId, name, email, storeId }: Person) => ({
  _id: userId,
  name,
  email,
  role: storeId ? ('admin' as const) : ('user' as const),
  ...(storeId && { storeId }),
})
