import { sayAccount } from '#contract/shapes/account.sentences.ts'
import type { Tables } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import { type Guesses, WrongGuess } from '../limits/guesses.ts'
import type { Limits } from '../limits/limits.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { KnownDevices } from './known-devices.ts'
import type { OtherLogin } from './other-login.ts'
import type { Tokens } from './session-cookies.ts'
import type { SessionKind } from './session-kind.ts'
import type { Sessions } from './sessions.ts'
import type { DeviceFrom } from './where-from.ts'

interface Account {
  id: string
  passwordHash: string
}

interface Credentials {
  email: string
  password: string
}

/** What differs between those who log in. */
interface LogInRules<A extends Account, C extends Credentials> {
  kind: SessionKind
  /** Counts the wrong guesses at one account. */
  guessesAtAccount: 'passwordsAtEmail' | 'passwordsAtOwner'
  byEmail(email: string): Promise<A | undefined>
  /** Where the same email address may have another account. */
  otherLogin?: OtherLogin
  /** Refuses an account that may not come in, once its password was right. */
  admit?(account: A): void
  /** Whether this is still the password; locked until the transaction ends, so that it stays so. */
  lockPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean>
  /** What is guessed by what is asked for in the transaction that opens the session, from a known device or from any. */
  guessesOnEntry?(account: A, credentials: C, knownDevice: string | undefined): Guesses
  /** What more is asked for, and noted, in the transaction that opens the session. */
  enter?(tx: Transaction, account: A, credentials: C, device: string): Promise<void>
}

export interface LogInDeps {
  tables: Tables
  sessions: Sessions
  passwords: Passwords
  limits: Limits
  knownDevices: KnownDevices
}

const wrongCredentials = () => new WrongGuess(401, 'wrong-credentials', sayAccount.wrongCredentials)

/** Whether the address has an account shows neither in the answer nor in the time it takes. */
export function createLogIn<A extends Account, C extends Credentials = Credentials>(
  rules: LogInRules<A, C>,
  { tables, sessions, passwords, limits, knownDevices }: LogInDeps,
) {
  const { kind } = rules
  const isRightAt = async (other: OtherLogin, { email, password }: C) =>
    passwords.matches(password, (await other.byEmail(email))?.passwordHash)

  return async (credentials: C, from: DeviceFrom): Promise<Tokens> => {
    const { email, password } = credentials
    const { address, device, devices, language } = from
    const found = await rules.byEmail(email)
    const knownDevice = found && knownDevices.recognise(kind, found, devices)
    const account = await limits.guess(
      knownDevice
        ? { passwordsFromDevice: knownDevice }
        : // The address first: one that must wait costs the account nothing.
          { passwordsFromAddress: address, [rules.guessesAtAccount]: email },
      async () => {
        const isRight = await passwords.matches(password, found?.passwordHash)
        if (found && isRight) return found
        // Tried there as well, be there such an account or not: the time tells nothing. Not from a known device, whose
        // guesses are not counted against the other account.
        if (!knownDevice && rules.otherLogin && (await isRightAt(rules.otherLogin, credentials)))
          throw rules.otherLogin.refusal()
        throw wrongCredentials()
      },
    )
    rules.admit?.(account)
    const guesses = rules.guessesOnEntry?.(account, credentials, knownDevice) ?? {}
    const tokens = await limits.guess(guesses, () =>
      inTransaction(tables, async (tx) => {
        // The password may have been changed, and every session ended, while this one was being checked.
        if (!(await rules.lockPassword(tx, account.id, account.passwordHash))) throw wrongCredentials()
        await rules.enter?.(tx, account, credentials, device)
        return sessions.open(tx, kind, account.id, device)
      }),
    )
    await sessions.noteLanguage(kind, account.id, language)
    return { ...tokens, devices: knownDevices.remember(kind, account, devices) }
  }
}
