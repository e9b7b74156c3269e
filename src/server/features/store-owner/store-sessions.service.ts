import type { Clock } from '#server/clock.ts'
import type { Tables } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Passwords } from '#server/passwords/passwords.ts'
import type { Tokens } from '#server/sessions/session-cookies.ts'
import type { Sessions } from '#server/sessions/sessions.ts'
import type { StoreSessionQueries } from './store-sessions.queries.ts'

interface Tools {
  tables: Tables
  queries: StoreSessionQueries
  sessions: Sessions
  passwords: Passwords
  limits: Limits
  clock: Clock
}

const wrongCredentials = () => new Refusal(401, 'wrong-credentials', 'Invalid email or password.')
const suspended = () =>
  new Refusal(403, 'store-suspended', 'Your store is suspended. Please write to us through /contact.')

/** Devices on which a store owner is signed in, apart from the sessions of the person behind the store. */
export function storeSessions({ tables, queries, sessions, passwords, limits, clock }: Tools) {
  const sessionOf = (tokens: Partial<Tokens>) => sessions.sessionOf('admin', tokens)

  async function isSignedIn(tokens: Partial<Tokens>): Promise<boolean> {
    const sessionId = await sessionOf(tokens)
    return sessionId !== undefined && queries.isOpen(sessionId, clock())
  }

  return {
    isSignedIn,

    /** Whether the address has a store shows neither in the answer nor in the time it takes. */
    async logIn(
      { email, password }: { email: string; password: string },
      { address, device }: { address: string; device: string },
    ): Promise<Tokens> {
      await limits.take({
        loginsFromAddressInMinute: address,
        loginsFromAddressInHour: address,
        storeLoginsInHour: email,
      })
      const store = await queries.byEmail(email)
      const isRight = await passwords.matches(password, store?.passwordHash)
      if (!store || !isRight) throw wrongCredentials()
      if (store.status === 'suspended') throw suspended()
      return inTransaction(tables, async (inside) => {
        // The store may have been suspended or deleted while its password was being checked.
        if (!(await queries.holdPassword(inside, store.id, store.passwordHash))) throw wrongCredentials()
        return sessions.open(inside, 'admin', store.id, device)
      })
    },

    /** Nothing when the session is over, or its store suspended. */
    async refresh(refreshToken: string): Promise<Tokens | undefined> {
      const tokens = await sessions.refresh('admin', refreshToken)
      return tokens && (await isSignedIn(tokens)) ? tokens : undefined
    },

    async logOut(tokens: Partial<Tokens>): Promise<void> {
      const sessionId = await sessionOf(tokens)
      if (sessionId) await sessions.end(sessionId)
    },
  }
}
