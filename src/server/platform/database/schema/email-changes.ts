import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytea, citext, createdAt, id, instant } from './columns.ts'
import { stores } from './stores.ts'

/** A new address of a person or a store, which counts once the link mailed to it was followed. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    /** Of the token in the link. */
    hash: bytea('hash').notNull().unique(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    storeId: uuid('store_id')
      .unique()
      .references(() => stores.id, { onDelete: 'cascade' }),
    newEmail: citext('new_email').notNull(),
    /** The address of the website owner who asked for it; none when the person did. */
    askedBy: text('asked_by'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('email_changes_of_one', sql`num_nonnulls(${t.userId}, ${t.storeId}) = 1`),
    index('email_changes_expired').on(t.expiresAt),
  ],
)
