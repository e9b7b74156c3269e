import { eq } from 'drizzle-orm'
import type { Tables } from '../database/connect.ts'
import { stores, users } from '../database/schema/index.ts'
import { Refusal } from '../http/errors.ts'
import { saySession } from './sessions.sentences.ts'

export interface OtherLogin {
  byEmail(email: string): Promise<{ passwordHash: string } | undefined>
  /** Shown only to a caller who has proved to know the password there. */
  refusal(): Refusal
}

/** The person's login, for a caller who tries its password at the store's. */
export const personsLogin = (tables: Tables): OtherLogin => ({
  async byEmail(email) {
    const [found] = await tables
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.email, email))
    return found
  },
  refusal: () => new Refusal(403, 'person-account', saySession.personsAccount),
})

/** The store's login, for a caller who tries its password at the person's. */
export const storesLogin = (tables: Tables): OtherLogin => ({
  async byEmail(email) {
    const [found] = await tables
      .select({ passwordHash: stores.passwordHash })
      .from(stores)
      .where(eq(stores.email, email))
    return found
  },
  refusal: () => new Refusal(403, 'store-account', saySession.storesAccount),
})
