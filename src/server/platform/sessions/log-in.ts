import { sayAccount } from '#contract/shapes/account.sentences.ts'
import type { SecurityEvent } from '#domain/security-event.ts'
import type { Tables } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import { Refusal } from '../http/errors.ts'
import { type Guesses, WrongGuess } from '../limits/guesses.ts'
import type { Limits } from '../limits/limits.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
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

/** What differs between the logins of persons, store owners and the website owner. */
interface LogInRules<A extends Account, C extends Credentials> {
  kind: SessionKind
  /** The counter of wrong guesses at one account. */
  guessesAtAccount: 'passwordsAtEmail' | 'passwordsAtOwner'
  byEmail(email: string): Promise<A | undefined>
  /** The other kind of account that the same email address may have. */
  otherLogin?: OtherLogin
  /** Refuses an account that may not log in, after its password was right. */
  admit?(account: A): void
  /** Locks the account until the transaction ends; false when the password has changed. */
  lockPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean>
  /** What `enter` lets a caller guess, counted by the known device or by the account. */
  guessesOnEntry?(account: A, credentials: C, knownDevice: string | undefined): Guesses
  /** Further checks and notes, in the transaction that opens the session. */
  enter?(tx: Transaction, account: A, credentials: C, device: string): Promise<void>
}

export interface LogInDeps {
  tables: Tables
  sessions: Sessions
  passwords: Passwords
  limits: Limits
  knownDevices: KnownDevices
  securityLog: Pick<SecurityLog, 'note'>
}

const wrongCredentials = () => new WrongGuess(401, 'wrong-credentials', sayAccount.wrongCredentials)

/** Neither the answer nor its duration tells whether the address has an account. */
export function createLogIn<A extends Account, C extends Credentials = Credentials>(
  rules: LogInRules<A, C>,
  { tables, sessions, passwords, limits, knownDevices, securityLog }: LogInDeps,
) {
  const { kind } = rules
  const isRightAt = async (other: OtherLogin, { email, password }: C) =>
    passwords.matches(password, (await other.byEmail(email))?.passwordHash)

  async function logIn(credentials: C, from: DeviceFrom): Promise<Tokens & { isNewDevice: boolean }> {
    const { email, password } = credentials
    const { address, device, devices, language } = from
    const found = await rules.byEmail(email)
    const knownDevice = found && knownDevices.recognise(kind, found, devices)
    const account = await limits.guess(
      knownDevice
        ? { passwordsFromDevice: knownDevice }
        : // The address first, because an address that must wait costs the account nothing.
          { passwordsFromAddress: address, [rules.guessesAtAccount]: email },
      async () => {
        const isRight = await passwords.matches(password, found?.passwordHash)
        if (found && isRight) return found
        // Checked whether or not such an account exists, so that the duration tells nothing. Not from a known device,
        // whose guesses are not counted against the other account.
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
    const remembered = knownDevices.remember(kind, account, devices)
    return { ...tokens, devices: remembered, isNewDevice: !knownDevice }
  }

  return async (credentials: C, from: DeviceFrom): Promise<Tokens> => {
    const { address, device } = from
    const note = (event: SecurityEvent) =>
      securityLog.note({ event, kind, email: credentials.email, address, device })
    try {
      const { isNewDevice, ...tokens } = await logIn(credentials, from)
      if (isNewDevice) note('new-device')
      return tokens
    } catch (error) {
      if (error instanceof WrongGuess)
        note(error.code === 'second-factor-wrong' ? 'failed-code' : 'failed-login')
      else if (error instanceof Refusal && error.status === 429) note('lockout')
      throw error
    }
  }
}
