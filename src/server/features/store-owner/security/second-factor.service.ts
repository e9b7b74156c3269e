import type { StoreFactor } from '#contract/store-owner/security.ts'
import type { Transaction } from '#server/platform/database/transaction.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { Refusal } from '#server/platform/http/errors.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { Codes } from '#server/platform/second-factor/codes.ts'
import type { SecondFactorQueries } from '#server/platform/second-factor/second-factor.queries.ts'
import { say } from '#server/platform/second-factor/second-factor.sentences.ts'
import { type FactorDeps, secondFactor } from '#server/platform/second-factor/second-factor.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import { sessionOver } from '#server/platform/sessions/session-over.ts'
import { lockStore } from '../lock-store.ts'
import type { AskStorePassword } from './ask-store-password.ts'
import type { StorePasswordQueries } from './store-password.queries.ts'

interface Deps extends FactorDeps {
  queries: StorePasswordQueries
  factors: SecondFactorQueries
  codes: Codes
  askStorePassword: AskStorePassword
  mailer: Mailer
}

type Account = NonNullable<Awaited<ReturnType<StorePasswordQueries['withPassword']>>> & {
  id: string
  sessionId: string
}

const isOff = () => new Refusal(409, 'no-second-factor', say.isOff)

/** A second factor that the store owner may switch on. Forgetting the store's password does not switch it off. */
export function storeSecondFactor(deps: Deps) {
  const { tables, queries, factors, codes, askStorePassword, limits, mailer } = deps

  const changed = (
    tx: Transaction,
    { name: storeName, person }: Account,
    change: 'second-factor' | 'recovery-codes' | 'second-factor-off',
  ) => mailer.send(person, { kind: 'store-security', changed: change, storeName }, tx)

  const askPassword = async ({ id: storeId, sessionId }: Account, password: string) =>
    (await askStorePassword({ storeId, sessionId }, 'password', password)).lock

  const factor = secondFactor<Account>(
    {
      kind: 'admin',
      queries: factors,
      codes,
      askPassword,
      lock: async (tx, { id }) => void (await lockStore(tx, id)),
      changed,
    },
    deps,
  )

  async function accountOf({ storeId, sessionId }: StoreOwner): Promise<Account> {
    const store = await queries.withPassword(storeId)
    if (!store) throw sessionOver()
    return { ...store, id: storeId, sessionId }
  }

  return {
    state: ({ storeId }: StoreOwner): Promise<StoreFactor> => factors.state(tables, storeId),
    begin: async (owner: StoreOwner, password: string) => factor.begin(await accountOf(owner), password),
    confirm: async (owner: StoreOwner, code: string, from: { device: string }) =>
      factor.confirm(await accountOf(owner), code, from),
    renewRecoveryCodes: async (owner: StoreOwner, password: string) =>
      factor.renewRecoveryCodes(await accountOf(owner), password),

    async switchOff(
      owner: StoreOwner,
      { password, code }: { password: string; code: string },
    ): Promise<void> {
      const account = await accountOf(owner)
      const lockPassword = await askPassword(account, password)
      const switchOff = () =>
        inTransaction(tables, async (tx) => {
          await lockPassword(tx)
          if (!(await codes.inForm(tx, account.id, code))) throw isOff()
          await factors.clear(tx, account.id)
          await changed(tx, account, 'second-factor-off')
        })
      await limits.guess({ codes: owner.sessionId }, switchOff)
    },
  }
}
