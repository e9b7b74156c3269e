import type { Tables } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import { Refusal } from '../http/errors.ts'
import type { LimitName, Limits } from '../limits/limits.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Tokens } from './session-cookies.ts'
import type { SessionKind } from './session-kind.ts'
import type { Sessions } from './sessions.ts'
import type { WhereFrom } from './where-from.ts'

interface Account {
  id: string
  passwordHash: string
}

interface Credentials {
  email: string
  password: string
}

/** What differs between those who log in. */
interface Door<A extends Account, C extends Credentials> {
  kind: SessionKind
  /** Counts the tries at one account. */
  triesAtAccount: LimitName
  byEmail(email: string): Promise<A | undefined>
  /** Refuses an account that may not come in, once its password was right. */
  admit(account: A, credentials: C): void | Promise<void>
  /** Whether this is still the password; held until the transaction ends, so that it stays so. */
  holdPassword(inside: Transaction, id: string, passwordHash: string): Promise<boolean>
  /** What more is asked for, and noted, in the transaction that opens the session. */
  enter?(inside: Transaction, account: A, credentials: C, device: string): Promise<void>
}

export interface LogInTools {
  tables: Tables
  sessions: Sessions
  passwords: Passwords
  limits: Limits
}

const wrongCredentials = () => new Refusal(401, 'wrong-credentials', 'Invalid email or password.')

/** Whether the address has an account shows neither in the answer nor in the time it takes. */
export function logInThrough<A extends Account, C extends Credentials = Credentials>(
  door: Door<A, C>,
  { tables, sessions, passwords, limits }: LogInTools,
) {
  return async (credentials: C, { address, device, language }: WhereFrom): Promise<Tokens> => {
    const { email, password } = credentials
    await limits.take({
      loginsFromAddressInMinute: address,
      loginsFromAddressInHour: address,
      [door.triesAtAccount]: email,
    })
    const account = await door.byEmail(email)
    const isRight = await passwords.matches(password, account?.passwordHash)
    if (!account || !isRight) throw wrongCredentials()
    await door.admit(account, credentials)
    const tokens = await inTransaction(tables, async (inside) => {
      // The password may have been changed, and every session ended, while this one was being checked.
      if (!(await door.holdPassword(inside, account.id, account.passwordHash))) throw wrongCredentials()
      await door.enter?.(inside, account, credentials, device)
      return sessions.open(inside, door.kind, account.id, device)
    })
    await sessions.noteLanguage(door.kind, account.id, language)
    return tokens
  }
}
