import { and, eq } from 'drizzle-orm'
import { sayAccount } from '#contract/shapes/account.sentences.ts'
import type { Tables } from '../database/connect.ts'
import { users } from '../database/schema/index.ts'
import type { Transaction } from '../database/transaction.ts'
import { wrongField } from '../limits/guesses.ts'
import type { Limits } from '../limits/limits.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Person } from './callers.ts'

interface Deps {
  tables: Tables
  passwords: Passwords
  limits: Limits
}

const wrongPassword = () => wrongField('currentPassword', sayAccount.wrongCurrentPassword, 'wrong-password')

export type AskCurrentPassword = ReturnType<typeof askCurrentPassword>

/** Asks for the password again, because an unlocked phone is not enough for what follows. */
export function askCurrentPassword({ tables, passwords, limits }: Deps) {
  /** Refuses a wrong password. Returns a function that locks the password in the transaction of what follows. */
  return async ({ userId, sessionId }: Person, currentPassword: string) => {
    const person = await limits.guess({ passwordsFromDevice: sessionId }, async () => {
      const [found] = await tables
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, userId))
      const isRight = await passwords.matches(currentPassword, found?.passwordHash)
      if (!found || !isRight) throw wrongPassword()
      return found
    })
    return async (tx: Transaction): Promise<void> => {
      if (!(await lockPassword(tx, userId, person.passwordHash))) throw wrongPassword()
    }
  }
}

/** Locks the person until the transaction ends; false when the password has changed. */
export async function lockPassword(tx: Transaction, userId: string, passwordHash: string): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('no key update')
  return locked.length === 1
}
