import type { Clock } from '../clock.ts'
import type { Tables } from '../database/connect.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import { badField, Refusal } from '../http/errors.ts'
import { wrongField } from '../limits/guesses.ts'
import type { Limits } from '../limits/limits.ts'
import type { Tokens } from '../sessions/session-cookies.ts'
import type { SessionKind } from '../sessions/session-kind.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Codes } from './codes.ts'
import type { Encryption } from './encryption.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import type { SecondFactorQueries } from './second-factor.queries.ts'
import { say } from './second-factor.sentences.ts'
import { newTotpSecret, totpInvitation, totpStep } from './totp.ts'

/** An account that is logged in. */
interface Account {
  id: string
  /** Shown in the authenticator app. */
  email: string
  sessionId: string
}

export type FactorChange = 'second-factor' | 'recovery-codes'

/** What differs between the accounts that may have a second factor. */
interface Rules<A extends Account> {
  kind: SessionKind
  queries: SecondFactorQueries
  codes: Codes
  /** Refuses a wrong password. Returns a function that locks the account with this password. */
  askPassword(account: A, password: string): Promise<(tx: Transaction) => Promise<void>>
  /** Locks an account whose password is not asked for; refuses when it is gone. */
  lock(tx: Transaction, account: A): Promise<void>
  /** Records the change and tells the people concerned, in its transaction. */
  changed(tx: Transaction, account: A, change: FactorChange): Promise<void>
}

export interface FactorDeps {
  tables: Tables
  encryption: Encryption
  sessions: Sessions
  limits: Limits
  clock: Clock
}

const wrongCode = () => wrongField('code', say.wrongFirstCode, 'invalid-input')
const notBegun = () => new Refusal(409, 'second-factor-not-begun', say.notBegun)
const passwordNeeded = () => badField('password', say.passwordNeeded, 'password-needed')
const nothingToRecover = () => new Refusal(409, 'no-second-factor', say.nothingToRecover)

/** Codes from an authenticator app, and recovery codes for a lost phone. */
export function secondFactor<A extends Account>(rules: Rules<A>, deps: FactorDeps) {
  const { kind, queries, codes, askPassword, changed } = rules
  const { tables, encryption, sessions, limits, clock } = deps

  return {
    /** A secret to scan. An existing second factor stays valid until the new one is confirmed. */
    async begin(account: A, password: string | undefined) {
      const { id, email } = account
      const lockPassword = password && (await askPassword(account, password))
      const secret = newTotpSecret()
      await inTransaction(tables, async (tx) => {
        if (lockPassword) await lockPassword(tx)
        else await rules.lock(tx, account)
        const factor = await queries.lock(tx, id)
        if (factor?.totpSecret && !lockPassword) throw passwordNeeded()
        await queries.setPending(tx, id, encryption.encrypt(secret, id))
      })
      return totpInvitation(secret, email)
    },

    /** Every session ends, because it was opened without the new factor; this device gets a new one. */
    async confirm(
      account: A,
      code: string,
      { device }: { device: string },
    ): Promise<{ recoveryCodes: string[]; tokens: Tokens }> {
      const { id, sessionId } = account
      const recoveryCodes = newRecoveryCodes()
      const confirm = () =>
        inTransaction(tables, async (tx) => {
          await rules.lock(tx, account)
          const encrypted = (await queries.lock(tx, id))?.pendingTotpSecret
          const secret = encrypted && encryption.decrypt(encrypted, id)
          if (!encrypted || !secret) throw notBegun()
          const step = totpStep(secret, code, clock())
          if (step === undefined) throw wrongCode()
          await queries.confirm(tx, id, encrypted, step, recoveryCodes.map(recoveryCodeHash))
          await sessions.endAll(tx, kind, id)
          await changed(tx, account, 'second-factor')
          return sessions.open(tx, kind, id, device)
        })
      return { recoveryCodes, tokens: await limits.guess({ codes: sessionId }, confirm) }
    },

    async renewRecoveryCodes(account: A, password: string) {
      const { id } = account
      const lockPassword = await askPassword(account, password)
      const recoveryCodes = newRecoveryCodes()
      await inTransaction(tables, async (tx) => {
        await lockPassword(tx)
        const factor = await queries.lock(tx, id)
        if (!factor?.totpSecret) throw nothingToRecover()
        await queries.setRecoveryCodes(tx, id, recoveryCodes.map(recoveryCodeHash))
        await changed(tx, account, 'recovery-codes')
      })
      return { recoveryCodes }
    },

    /** Takes a code again from somebody who is logged in; see `platform/sessions/fresh-code.ts`. */
    async enterCode({ id, sessionId }: Pick<A, 'id' | 'sessionId'>, code: string): Promise<void> {
      await limits.guess({ codes: sessionId }, () =>
        inTransaction(tables, async (tx) => void (await codes.inForm(tx, id, code))),
      )
      await sessions.notePassword(sessionId)
    },
  }
}
