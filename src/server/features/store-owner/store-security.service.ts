import type { OpenSession } from '#contract/personal-data.ts'
import type { Tables } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { badField, notFound } from '#server/http/errors.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { PostOffice } from '#server/mail/post-office.ts'
import { requireUsablePassword } from '#server/passwords/new-password.ts'
import type { Passwords } from '#server/passwords/passwords.ts'
import type { StoreOwner } from '#server/sessions/callers.ts'
import type { Tokens } from '#server/sessions/session-cookies.ts'
import type { Sessions } from '#server/sessions/sessions.ts'
import type { WhereFrom } from '#server/sessions/where-from.ts'
import type { StorePasswordQueries } from './store-password.queries.ts'
import type { StoreSessionQueries } from './store-sessions.queries.ts'

interface Deps {
  tables: Tables
  queries: StorePasswordQueries & Pick<StoreSessionQueries, 'holdPassword'>
  passwords: Passwords
  sessions: Sessions
  limits: Limits
  post: PostOffice
}

const wrongPassword = () =>
  badField('currentPassword', 'Your current password is not right.', 'wrong-password')

/** The store's own password and the devices on which it is logged in, for a store owner in the dashboard. */
export function storeSecurity({ tables, queries, passwords, sessions, limits, post }: Deps) {
  return {
    /** Every session ends; the device it was changed on gets a new one. */
    async changePassword(
      { storeId }: StoreOwner,
      form: { currentPassword: string; password: string },
      { address, device }: WhereFrom,
    ): Promise<Tokens> {
      const store = await queries.withPassword(storeId)
      if (!store) throw wrongPassword()
      await limits.take({ loginsFromAddressInHour: address, storeLoginsInHour: store.email })
      if (!(await passwords.matches(form.currentPassword, store.passwordHash))) throw wrongPassword()
      requireUsablePassword(form.password, store)
      requireUsablePassword(form.password, store.person)
      const passwordHash = await passwords.hash(form.password)
      return inTransaction(tables, async (tx) => {
        // The password may have been changed, or the store suspended, while this one was being checked.
        if (!(await queries.holdPassword(tx, storeId, store.passwordHash))) throw wrongPassword()
        await queries.setPassword(tx, storeId, passwordHash)
        await sessions.endAll(tx, 'admin', storeId)
        await post.send(store.person, { kind: 'store-password-changed', storeName: store.name }, tx)
        return sessions.open(tx, 'admin', storeId, device)
      })
    },

    async openSessions({ storeId, sessionId }: StoreOwner): Promise<OpenSession[]> {
      const open = await sessions.openSessions('admin', storeId)
      return open.map(({ id, device, createdAt, lastUsedAt }) => ({
        _id: id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === sessionId,
      }))
    },

    async endSession({ storeId }: StoreOwner, sessionId: string): Promise<void> {
      if (!(await sessions.endOwn('admin', storeId, sessionId))) throw notFound('There is no such session.')
    },

    endOtherSessions: ({ storeId, sessionId }: StoreOwner) => sessions.endOthers('admin', storeId, sessionId),
  }
}
