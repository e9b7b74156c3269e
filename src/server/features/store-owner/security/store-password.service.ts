import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { requireUsablePassword } from '#server/platform/passwords/new-password.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import type { Person } from '#server/platform/sessions/callers.ts'
import type { AskCurrentPassword } from '#server/platform/sessions/current-password.ts'
import type { KnownDevices } from '#server/platform/sessions/known-devices.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { Shared } from '#server/shared/wiring.ts'
import { say } from './security.sentences.ts'
import type { StorePasswordQueries } from './store-password.queries.ts'

interface Deps {
  tables: Tables
  queries: StorePasswordQueries
  askCurrentPassword: AskCurrentPassword
  passwords: Passwords
  sessions: Sessions
  knownDevices: KnownDevices
  mailer: Mailer
  emailChanges: Pick<Shared['emailChanges'], 'withdrawOwn'>
}

const noStore = () => notFound(say.noStore)

/**
 * For a forgotten store password: the person behind the store sets a new one, with the password of their own account.
 */
export function storePassword({
  tables,
  queries,
  askCurrentPassword,
  passwords,
  sessions,
  knownDevices,
  mailer,
  emailChanges,
}: Deps) {
  return {
    async replace(
      person: Person,
      { currentPassword, password }: { currentPassword: string; password: string },
      devices: string | undefined,
    ) {
      const store = await queries.storeOf(person.userId)
      if (!store) throw noStore()
      const lockCurrent = await askCurrentPassword(person, currentPassword)
      requireUsablePassword(password, store)
      requireUsablePassword(password, person)
      const passwordHash = await passwords.hash(password)
      await inTransaction(tables, async (tx) => {
        // The person before the store, as everywhere, so that two transactions cannot deadlock.
        await lockCurrent(tx)
        if (!(await queries.setPassword(tx, store.id, passwordHash))) throw noStore()
        await sessions.endAll(tx, 'admin', store.id)
        await emailChanges.withdrawOwn(tx, { of: 'store', id: store.id })
        await mailer.send(person, { kind: 'store-password-changed', storeName: store.name }, tx)
      })
      return {
        message: say.newPassword,
        devices: knownDevices.remember('admin', { id: store.id, passwordHash }, devices),
      }
    },
  }
}
