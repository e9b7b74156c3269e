import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import { WrongGuess } from '#server/platform/limits/guesses.ts'
import type { Encryption } from '#server/platform/second-factor/encryption.ts'
import { recoveryCodeHash } from '#server/platform/second-factor/recovery-codes.ts'
import { looksLikeTotp, totpStep } from '#server/platform/second-factor/totp.ts'
import { createLogIn, type LogInDeps } from '#server/platform/sessions/log-in.ts'
import type { Tokens } from '#server/platform/sessions/session-cookies.ts'
import type { SecondFactorQueries } from './second-factor.queries.ts'
import type { OwnerSessionQueries } from './session.queries.ts'
import { say } from './session.sentences.ts'

interface Deps extends LogInDeps {
  queries: OwnerSessionQueries
  secondFactors: SecondFactorQueries
  encryption: Encryption
  clock: Clock
}

interface OwnerCredentials {
  email: string
  password: string
  code?: string | undefined
}

const codeNeeded = () => new Refusal(401, 'second-factor-needed', say.codeNeeded)
const codeWrong = () => new WrongGuess(401, 'second-factor-wrong', say.wrongCode)

/** Password first; then, if a second factor is set up, a code that works once. */
export function ownerLogIn(deps: Deps) {
  const { queries, secondFactors, encryption, sessions, clock } = deps

  async function isGood(tx: Transaction, id: string, encrypted: string, code: string): Promise<boolean> {
    if (!looksLikeTotp(code)) return secondFactors.spendRecoveryCode(tx, id, recoveryCodeHash(code))
    const secret = encryption.decrypt(encrypted, id)
    const step = secret && totpStep(secret, code, clock())
    return step ? secondFactors.spendStep(tx, id, step) : false
  }

  return {
    logIn: createLogIn(
      {
        kind: 'owner',
        guessesAtAccount: 'passwordsAtOwner',
        byEmail: queries.byEmail,
        lockPassword: queries.lockPassword,
        guessesOnEntry: ({ email }, { code }: OwnerCredentials, knownDevice) =>
          code ? { codes: knownDevice ?? email } : {},
        async enter(tx, { id, email }, { code }, device) {
          const factor = await secondFactors.lock(tx, id)
          if (factor?.totpSecret) {
            if (!code) throw codeNeeded()
            if (!(await isGood(tx, id, factor.totpSecret, code))) throw codeWrong()
            const renewed = encryption.renewed(factor.totpSecret, id)
            if (renewed) await secondFactors.renewSecret(tx, id, renewed)
          }
          await record(tx, { owner: { email }, action: 'log-in', details: { device }, now: clock() })
        },
      },
      deps,
    ),

    async status(tokens: Partial<Tokens>) {
      const sessionId = await sessions.sessionOf('owner', tokens)
      const owner = sessionId && (await sessions.websiteOwnerOf(sessionId))
      return owner
        ? { authenticated: true, needsSecondFactor: owner.needsSecondFactor }
        : { authenticated: false, needsSecondFactor: false }
    },

    refresh: (refreshToken: string) => sessions.refresh('owner', refreshToken),

    async logOut(tokens: Partial<Tokens>): Promise<void> {
      const sessionId = await sessions.sessionOf('owner', tokens)
      if (sessionId) await sessions.end(sessionId)
    },
  }
}
