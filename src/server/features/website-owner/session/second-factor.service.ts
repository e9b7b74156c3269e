import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { badField, Refusal } from '#server/platform/http/errors.ts'
import { wrongField } from '#server/platform/limits/guesses.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Encryption } from '#server/platform/second-factor/encryption.ts'
import { newRecoveryCodes, recoveryCodeHash } from '#server/platform/second-factor/recovery-codes.ts'
import { newTotpSecret, totpInvitation, totpStep } from '#server/platform/second-factor/totp.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import type { Tokens } from '#server/platform/sessions/session-cookies.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { WhereFrom } from '#server/platform/sessions/where-from.ts'
import type { AskOwnPassword } from './own-password.ts'
import type { SecondFactorQueries } from './second-factor.queries.ts'
import { say } from './session.sentences.ts'

interface Deps {
  tables: Tables
  queries: SecondFactorQueries
  askOwnPassword: AskOwnPassword
  encryption: Encryption
  sessions: Sessions
  limits: Limits
  mailer: Mailer
  clock: Clock
}

const wrongCode = () => wrongField('code', say.wrongFirstCode, 'invalid-input')
const notBegun = () => new Refusal(409, 'second-factor-not-begun', say.notBegun)
const passwordNeeded = () => badField('password', say.passwordNeeded, 'password-needed')
const nothingToRecover = () => new Refusal(409, 'no-second-factor', say.nothingToRecover)

/** Codes from an authenticator app, and recovery codes for a lost phone. */
export function secondFactor(deps: Deps) {
  const { tables, queries, askOwnPassword, encryption, sessions, limits, mailer, clock } = deps

  return {
    /** A secret to scan. An existing second factor stays valid until the new one is confirmed. */
    async begin(owner: WebsiteOwner, password: string | undefined) {
      const { ownerId, email } = owner
      const lockPassword = password && (await askOwnPassword(owner, 'password', password))
      const secret = newTotpSecret()
      await inTransaction(tables, async (tx) => {
        if (lockPassword) await lockPassword(tx)
        const factor = await queries.lock(tx, ownerId)
        if (!factor) throw sessionOver()
        if (factor.totpSecret && !lockPassword) throw passwordNeeded()
        await queries.setPending(tx, ownerId, encryption.encrypt(secret, ownerId))
      })
      return totpInvitation(secret, email)
    },

    /** Every session ends, because it was opened without the new factor; this device gets a new one. */
    async confirm(
      { ownerId, email, sessionId }: WebsiteOwner,
      code: string,
      { device }: WhereFrom,
    ): Promise<{ recoveryCodes: string[]; tokens: Tokens }> {
      const recoveryCodes = newRecoveryCodes()
      const confirm = () =>
        inTransaction(tables, async (tx) => {
          const factor = await queries.lock(tx, ownerId)
          if (!factor) throw sessionOver()
          const encrypted = factor.pendingTotpSecret
          const secret = encrypted && encryption.decrypt(encrypted, ownerId)
          if (!encrypted || !secret) throw notBegun()
          const step = totpStep(secret, code, clock())
          if (step === undefined) throw wrongCode()
          await queries.confirm(tx, ownerId, encrypted, step, recoveryCodes.map(recoveryCodeHash))
          await sessions.endAll(tx, 'owner', ownerId)
          await record(tx, { owner: { email }, action: 'set-up-second-factor', now: clock() })
          await mailer.send({ name: '', email }, { kind: 'owner-security', changed: 'second-factor' }, tx)
          return sessions.open(tx, 'owner', ownerId, device)
        })
      return { recoveryCodes, tokens: await limits.guess({ codes: sessionId }, confirm) }
    },

    async renewRecoveryCodes(owner: WebsiteOwner, password: string) {
      const { ownerId, email } = owner
      const lockPassword = await askOwnPassword(owner, 'password', password)
      const recoveryCodes = newRecoveryCodes()
      await inTransaction(tables, async (tx) => {
        await lockPassword(tx)
        const factor = await queries.lock(tx, ownerId)
        if (!factor?.totpSecret) throw nothingToRecover()
        await queries.setRecoveryCodes(tx, ownerId, recoveryCodes.map(recoveryCodeHash))
        await record(tx, { owner: { email }, action: 'renew-recovery-codes', now: clock() })
        await mailer.send({ name: '', email }, { kind: 'owner-security', changed: 'recovery-codes' }, tx)
      })
      return { recoveryCodes }
    },
  }
}
