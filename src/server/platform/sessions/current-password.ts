import { and, eq } from 'drizzle-orm'
import type { Tables } from '../database/connect.ts'
import { users } from '../database/schema/index.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Limits } from '../limits/limits.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { askPasswordAgain } from './ask-password-again.ts'
import type { Person } from './callers.ts'

interface Deps {
  tables: Tables
  passwords: Passwords
  limits: Limits
}

export type AskCurrentPassword = ReturnType<typeof askCurrentPassword>

/** Asks a person for the password again. */
export function askCurrentPassword({ tables, ...deps }: Deps) {
  async function find(userId: string) {
    const [found] = await tables
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId))
    return found
  }
  const ask = askPasswordAgain({ find, lockPassword }, deps)
  /** Refuses a wrong password. Returns a function that locks the password in the transaction of what follows. */
  return async ({ userId, sessionId }: Person, currentPassword: string) =>
    (await ask(userId, sessionId, 'currentPassword', currentPassword)).lock
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
