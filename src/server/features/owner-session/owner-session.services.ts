import type { Clock } from '#server/clock.ts'
import type { Tables } from '#server/database/connect.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { PostOffice } from '#server/mail/post-office.ts'
import type { Passwords } from '#server/passwords/passwords.ts'
import type { Sealing } from '#server/second-factor/sealing.ts'
import type { KnownDevices } from '#server/sessions/known-devices.ts'
import type { SessionCookies } from '#server/sessions/session-cookies.ts'
import type { Sessions } from '#server/sessions/sessions.ts'
import { askOwnPassword } from './own-password.ts'
import { ownerAccount } from './owner-account.service.ts'
import { ownerLogIn } from './owner-log-in.service.ts'
import { ownerSessionQueries } from './owner-session.queries.ts'
import { secondFactorQueries } from './second-factor.queries.ts'
import { secondFactor } from './second-factor.service.ts'

interface Given {
  tables: Tables
  sessions: Sessions
  cookies: SessionCookies
  knownDevices: KnownDevices
  passwords: Passwords
  limits: Limits
  sealing: Sealing
  post: PostOffice
  clock: Clock
}

export type OwnerSessionServices = ReturnType<typeof ownerSessionServices>

/** How the website owner comes in and stays safe, each part given what it needs. */
export function ownerSessionServices(given: Given) {
  const queries = ownerSessionQueries(given.tables)
  const tools = { ...given, queries, askOwnPassword: askOwnPassword({ ...given, queries }) }
  return {
    logIn: ownerLogIn({ ...tools, secondFactors: secondFactorQueries }),
    secondFactor: secondFactor({ ...tools, queries: secondFactorQueries }),
    account: ownerAccount(tools),
    cookies: given.cookies,
  }
}
