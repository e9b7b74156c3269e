import { sayAccount } from '#contract/shapes/account.sentences.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { wrongField } from '#server/platform/limits/guesses.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { OwnerSessionQueries } from './session.queries.ts'

interface Deps {
  queries: OwnerSessionQueries
  passwords: Passwords
  limits: Limits
}

const wrong = {
  password: sayAccount.wrongPassword,
  currentPassword: sayAccount.wrongCurrentPassword,
}

export type AskOwnPassword = ReturnType<typeof askOwnPassword>

/** Asks for the password again, because an unlocked phone is not enough for what follows. */
export function askOwnPassword({ queries, passwords, limits }: Deps) {
  /** Refuses a wrong password. Returns a function that locks the password in the transaction of what follows. */
  return async ({ ownerId, sessionId }: WebsiteOwner, field: keyof typeof wrong, password: string) => {
    const refused = () => wrongField(field, wrong[field], 'wrong-password')
    const owner = await limits.guess({ passwordsFromDevice: sessionId }, async () => {
      const found = await queries.byId(ownerId)
      const isRight = await passwords.matches(password, found?.passwordHash)
      if (!found || !isRight) throw refused()
      return found
    })
    return async (tx: Transaction): Promise<void> => {
      if (!(await queries.lockPassword(tx, ownerId, owner.passwordHash))) throw refused()
    }
  }
}
