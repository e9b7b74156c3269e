import type { Transaction } from '#server/database/transaction.ts'
import { badField } from '#server/http/errors.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Passwords } from '#server/passwords/passwords.ts'
import type { WebsiteOwner } from '#server/sessions/callers.ts'
import type { OwnerSessionQueries } from './owner-session.queries.ts'

interface Tools {
  queries: OwnerSessionQueries
  passwords: Passwords
  limits: Limits
}

const wrong = {
  password: 'Your password is not right.',
  currentPassword: 'Your current password is not right.',
}

export type AskOwnPassword = ReturnType<typeof askOwnPassword>

/** Asks the website owner for the password once more: an unlocked phone is not enough for what follows. */
export function askOwnPassword({ queries, passwords, limits }: Tools) {
  /** Refuses a wrong one, given in this field; what it answers holds the right one in the transaction of what follows. */
  return async (
    { ownerId, email }: WebsiteOwner,
    field: keyof typeof wrong,
    password: string,
    address: string,
  ) => {
    const refused = () => badField(field, wrong[field], 'wrong-password')
    await limits.take({ loginsFromAddressInHour: address, ownerLoginsInHour: email })
    const owner = await queries.byId(ownerId)
    const isRight = await passwords.matches(password, owner?.passwordHash)
    if (!owner || !isRight) throw refused()
    return async (inside: Transaction): Promise<void> => {
      if (!(await queries.holdPassword(inside, ownerId, owner.passwordHash))) throw refused()
    }
  }
}
