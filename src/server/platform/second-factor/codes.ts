import type { Clock } from '../clock.ts'
import type { Transaction } from '../database/transaction.ts'
import { Refusal } from '../http/errors.ts'
import { WrongGuess, wrongField } from '../limits/guesses.ts'
import type { Encryption } from './encryption.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import type { SecondFactorQueries } from './second-factor.queries.ts'
import { say } from './second-factor.sentences.ts'
import { looksLikeTotp, totpStep } from './totp.ts'

interface Deps {
  queries: SecondFactorQueries
  encryption: Encryption
  clock: Clock
}

const codeNeeded = () => new Refusal(401, 'second-factor-needed', say.codeNeeded)
const codeWrong = () => new WrongGuess(401, 'second-factor-wrong', say.wrongCode)
const wrongInForm = () => wrongField('code', say.wrongCode, 'second-factor-wrong')

export type Codes = ReturnType<typeof secondFactorCodes>

/** Checks codes of the app and recovery codes. Each works once. */
export function secondFactorCodes({ queries, encryption, clock }: Deps) {
  async function isGood(tx: Transaction, id: string, encrypted: string, code: string): Promise<boolean> {
    if (!looksLikeTotp(code)) return queries.spendRecoveryCode(tx, id, recoveryCodeHash(code))
    const secret = encryption.decrypt(encrypted, id)
    const step = secret && totpStep(secret, code, clock())
    return step ? queries.spendStep(tx, id, step) : false
  }

  return {
    /** At a login. An account without a second factor needs no code. */
    async atLogin(tx: Transaction, id: string, code: string | undefined): Promise<void> {
      const encrypted = (await queries.lock(tx, id))?.totpSecret
      if (!encrypted) return
      if (!code) throw codeNeeded()
      if (!(await isGood(tx, id, encrypted, code))) throw codeWrong()
      const renewed = encryption.renewed(encrypted, id)
      if (renewed) await queries.renewSecret(tx, id, renewed)
    },

    /** In a form of somebody who is logged in. False when there is no second factor. */
    async inForm(tx: Transaction, id: string, code: string): Promise<boolean> {
      const encrypted = (await queries.lock(tx, id))?.totpSecret
      if (!encrypted) return false
      if (!(await isGood(tx, id, encrypted, code))) throw wrongInForm()
      return true
    },
  }
}
