import type { Change } from '#server/cache/changes.ts'
import { askCurrentPassword } from '#server/sessions/current-password.ts'
import type { KnownDevices } from '#server/sessions/known-devices.ts'
import type { SessionCookies } from '#server/sessions/session-cookies.ts'
import type { Sessions } from '#server/sessions/sessions.ts'
import { accountQueries } from './account.queries.ts'
import { loggingIn } from './logging-in.service.ts'
import { mailLinkQueries } from './mail-links.queries.ts'
import { linkSending } from './mail-links.ts'
import type { StoreParts } from './own-store.ts'
import { passwordChanges } from './passwords.service.ts'
import { personalDataQueries } from './personal-data.queries.ts'
import { personalData } from './personal-data.service.ts'
import { type AccountTools, signingUp } from './signing-up.service.ts'

export interface AccountServices {
  signingUp: ReturnType<typeof signingUp>
  loggingIn: ReturnType<typeof loggingIn>
  passwordChanges: ReturnType<typeof passwordChanges>
  personalData: ReturnType<typeof personalData>
  sessions: Sessions
  cookies: SessionCookies
}

interface Given extends Omit<AccountTools, 'accounts' | 'mailLinks' | 'sendLink'> {
  sessions: Sessions
  knownDevices: KnownDevices
  cookies: SessionCookies
  change: Change
  storeParts: StoreParts
}

/** Everything about a person's account, each part given what it needs. */
export function accountServices({ sessions, cookies, change, storeParts, ...given }: Given): AccountServices {
  const { tables, post, clock } = given
  const accounts = accountQueries(tables)
  const mailLinks = mailLinkQueries(tables)
  const tools = { ...given, accounts, mailLinks, sendLink: linkSending({ ...given, mailLinks }) }
  return {
    signingUp: signingUp(tools),
    loggingIn: loggingIn(accounts, { ...given, sessions }),
    passwordChanges: passwordChanges(tools, {
      sessions,
      knownDevices: given.knownDevices,
      askCurrentPassword: askCurrentPassword(given),
    }),
    personalData: personalData({
      queries: personalDataQueries(tables),
      storeParts,
      sessions,
      limits: given.limits,
      change,
      post,
      clock,
    }),
    sessions,
    cookies,
  }
}
