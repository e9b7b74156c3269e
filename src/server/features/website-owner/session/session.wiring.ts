import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { websiteOwners } from '#server/platform/database/schema/index.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import { secondFactorCodes } from '#server/platform/second-factor/codes.ts'
import type { Encryption } from '#server/platform/second-factor/encryption.ts'
import { secondFactorQueries } from '#server/platform/second-factor/second-factor.queries.ts'
import type { SecurityLog } from '#server/platform/security-log/security-log.ts'
import type { KnownDevices } from '#server/platform/sessions/known-devices.ts'
import type { SessionCookies } from '#server/platform/sessions/session-cookies.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import { ownerLogIn } from './log-in.service.ts'
import { ownerAccount } from './own-account.service.ts'
import { askOwnPassword } from './own-password.ts'
import { ownerSecondFactor } from './second-factor.service.ts'
import { ownerSessionQueries } from './session.queries.ts'

interface Deps {
  tables: Tables
  sessions: Sessions
  cookies: SessionCookies
  knownDevices: KnownDevices
  securityLog: SecurityLog
  passwords: Passwords
  limits: Limits
  encryption: Encryption
  mailer: Mailer
  clock: Clock
}

export type SessionServices = ReturnType<typeof sessionServices>

export function sessionServices(deps: Deps) {
  const queries = ownerSessionQueries(deps.tables)
  const factors = secondFactorQueries({ table: websiteOwners, key: websiteOwners.id })
  const codes = secondFactorCodes({ ...deps, queries: factors })
  const sessionDeps = { ...deps, queries, askOwnPassword: askOwnPassword({ ...deps, queries }) }
  return {
    logIn: ownerLogIn({ ...sessionDeps, codes }),
    secondFactor: ownerSecondFactor({ ...sessionDeps, factors, codes }),
    account: ownerAccount(sessionDeps),
    cookies: deps.cookies,
  }
}
