import { record } from '#server/platform/audit/audit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Codes } from '#server/platform/second-factor/codes.ts'
import type { SecondFactorQueries } from '#server/platform/second-factor/second-factor.queries.ts'
import {
  type FactorChange,
  type FactorDeps,
  secondFactor,
} from '#server/platform/second-factor/second-factor.ts'
import type { WebsiteOwner } from '#server/platform/sessions/callers.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import type { AskOwnPassword } from './own-password.ts'

interface Deps extends FactorDeps {
  factors: SecondFactorQueries
  codes: Codes
  askOwnPassword: AskOwnPassword
  mailer: Mailer
  clock: Clock
}

type Account = WebsiteOwner & { id: string }

const actions = {
  'second-factor': 'set-up-second-factor',
  'recovery-codes': 'renew-recovery-codes',
} as const

/** The second factor of the console, which every website owner has. */
export function ownerSecondFactor(deps: Deps) {
  const { factors, codes, askOwnPassword, mailer, clock } = deps

  async function changed(tx: Transaction, { email }: Account, change: FactorChange): Promise<void> {
    await record(tx, { owner: { email }, action: actions[change], now: clock() })
    await mailer.send({ name: '', email }, { kind: 'owner-security', changed: change }, tx)
  }

  const factor = secondFactor<Account>(
    {
      kind: 'owner',
      queries: factors,
      codes,
      askPassword: (account, password) => askOwnPassword(account, 'password', password),
      async lock(tx, { id }) {
        if (!(await factors.lock(tx, id))) throw sessionOver()
      },
      changed,
    },
    deps,
  )
  const account = (owner: WebsiteOwner): Account => ({ ...owner, id: owner.ownerId })

  return {
    begin: (owner: WebsiteOwner, password: string | undefined) => factor.begin(account(owner), password),
    confirm: (owner: WebsiteOwner, code: string, from: { device: string }) =>
      factor.confirm(account(owner), code, from),
    renewRecoveryCodes: (owner: WebsiteOwner, password: string) =>
      factor.renewRecoveryCodes(account(owner), password),
    enterCode: (owner: WebsiteOwner, code: string) => factor.enterCode(account(owner), code),
  }
}
