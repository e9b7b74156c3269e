import type { Limits } from '#server/platform/limits/limits.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import { askPasswordAgain, type PasswordField } from '#server/platform/sessions/ask-password-again.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { OwnerSessionQueries } from './session.queries.ts'

interface Deps {
  queries: OwnerSessionQueries
  passwords: Passwords
  limits: Limits
}

export type AskOwnPassword = ReturnType<typeof askOwnPassword>

/** Asks the website owner for the password again. */
export function askOwnPassword({ queries, ...deps }: Deps) {
  const ask = askPasswordAgain({ find: queries.byId, lockPassword: queries.lockPassword }, deps)
  /** Refuses a wrong password. Returns a function that locks the password in the transaction of what follows. */
  return async ({ ownerId, sessionId }: WebsiteOwner, field: PasswordField, password: string) =>
    (await ask(ownerId, sessionId, field, password)).lock
}
