import { sayAccount } from '#contract/shapes/account.sentences.ts'
import type { Transaction } from '../database/transaction.ts'
import { wrongField } from '../limits/guesses.ts'
import type { Limits } from '../limits/limits.ts'
import type { Passwords } from '../passwords/passwords.ts'

/** The accounts of one kind. */
interface Accounts<A extends { passwordHash: string }> {
  find(id: string): Promise<A | undefined>
  /** Locks the account until the transaction ends; false when the password has changed or it may not act any more. */
  lockPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean>
}

interface Deps {
  passwords: Passwords
  limits: Limits
}

const wrong = {
  password: sayAccount.wrongPassword,
  currentPassword: sayAccount.wrongCurrentPassword,
}

/** The field in which the password was entered. */
export type PasswordField = keyof typeof wrong

/** Asks for the password again, because an unlocked phone is not enough for what follows. */
export function askPasswordAgain<A extends { passwordHash: string }>(
  { find, lockPassword }: Accounts<A>,
  { passwords, limits }: Deps,
) {
  /** Refuses a wrong password. `lock` locks the account in the transaction of what follows. */
  return async (id: string, sessionId: string, field: PasswordField, password: string) => {
    const refused = () => wrongField(field, wrong[field], 'wrong-password')
    const account = await limits.guess({ passwordsFromDevice: sessionId }, async () => {
      const found = await find(id)
      const isRight = await passwords.matches(password, found?.passwordHash)
      if (!found || !isRight) throw refused()
      return found
    })
    const lock = async (tx: Transaction): Promise<void> => {
      if (!(await lockPassword(tx, id, account.passwordHash))) throw refused()
    }
    return { account, lock }
  }
}
