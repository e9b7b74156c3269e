import type { Tables } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { notFound } from '#server/platform/http/errors.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import { requireUsablePassword } from '#server/platform/passwords/new-password.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import type { KnownDevices } from '#server/platform/sessions/known-devices.ts'
import type { Tokens } from '#server/platform/sessions/session-cookies.ts'
import { saySession } from '#server/platform/sessions/sessions.sentences.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'
import type { DeviceFrom } from '#server/platform/sessions/where-from.ts'
import type { Shared } from '#server/shared/wiring.ts'
import type { AskStorePassword } from './ask-store-password.ts'
import type { StorePasswordQueries } from './store-password.queries.ts'

interface Deps {
  tables: Tables
  queries: StorePasswordQueries
  askStorePassword: AskStorePassword
  passwords: Passwords
  sessions: Sessions
  knownDevices: KnownDevices
  mailer: Mailer
  emailChanges: Pick<Shared['emailChanges'], 'withdrawOwn'>
}

/** The store's own password and its sessions, in the dashboard. */
export function storeSecurity(deps: Deps) {
  const { tables, queries, askStorePassword, passwords, sessions, knownDevices, mailer, emailChanges } = deps

  return {
    /** Every session ends; this device gets a new one. */
    async changePassword(
      caller: StoreOwner,
      form: { currentPassword: string; password: string },
      { device, devices }: DeviceFrom,
    ): Promise<Tokens> {
      const { storeId } = caller
      const { store, lock } = await askStorePassword(caller, 'currentPassword', form.currentPassword)
      requireUsablePassword(form.password, store)
      requireUsablePassword(form.password, store.person)
      const passwordHash = await passwords.hash(form.password)
      const tokens = await inTransaction(tables, async (tx) => {
        await lock(tx)
        await queries.setPassword(tx, storeId, passwordHash)
        await sessions.endAll(tx, 'admin', storeId)
        await emailChanges.withdrawOwn(tx, { of: 'store', id: storeId })
        await mailer.send(store.person, { kind: 'store-password-changed', storeName: store.name }, tx)
        return sessions.open(tx, 'admin', storeId, device)
      })
      return { ...tokens, devices: knownDevices.remember('admin', { id: storeId, passwordHash }, devices) }
    },

    openSessions: ({ storeId, sessionId }: StoreOwner) => sessions.openSessions('admin', storeId, sessionId),

    async endSession({ storeId }: StoreOwner, sessionId: string): Promise<void> {
      if (!(await sessions.endOwn('admin', storeId, sessionId))) throw notFound(saySession.noSuchSession)
    },

    endOtherSessions: ({ storeId, sessionId }: StoreOwner) => sessions.endOthers('admin', storeId, sessionId),
  }
}
