import type { Limits } from '#server/platform/limits/limits.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import { askPasswordAgain, type PasswordField } from '#server/platform/sessions/ask-password-again.ts'
import type { StoreOwner } from '#server/platform/sessions/callers.ts'
import type { StoreSessionQueries } from '../store-sessions.queries.ts'
import type { StorePasswordQueries } from './store-password.queries.ts'

interface Deps {
  queries: StorePasswordQueries & Pick<StoreSessionQueries, 'lockPassword'>
  passwords: Passwords
  limits: Limits
}

export type AskStorePassword = ReturnType<typeof askStorePassword>

/** Asks for the store's password again. A suspended store cannot be locked. */
export function askStorePassword({ queries, ...deps }: Deps) {
  const ask = askPasswordAgain({ find: queries.withPassword, lockPassword: queries.lockPassword }, deps)
  return async (
    { storeId, sessionId }: Pick<StoreOwner, 'storeId' | 'sessionId'>,
    field: PasswordField,
    password: string,
  ) => {
    const { account: store, lock } = await ask(storeId, sessionId, field, password)
    return { store, lock }
  }
}
