import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, citext, createdAt, id, instant } from './columns.ts'

/** A person. Rates, reviews, reports and wishes once the address is verified. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: citext('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    /** Set by the website owner after vetting: from then on this person may register a store. */
    storeApprovedAt: instant('store_approved_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('users_name_length', sql`char_length(${t.name}) between 1 and 100`),
    check('users_email_length', sql`char_length(${t.email}::text) between 3 and 254`),
  ],
)

export const websiteOwners = pgTable('website_owners', {
  id: id(),
  email: citext('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  totpSecret: text('totp_secret'),
  recoveryCodeHashes: text('recovery_code_hashes').array().notNull().default(sql`'{}'`),
  createdAt: createdAt(),
})

export const tokenPurpose = pgEnum('token_purpose', ['verify_email', 'reset_password'])

/** What a mail link carries, stored hashed, good for one use. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: bytea('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: tokenPurpose('purpose').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /**
     * What was chosen at the sign-up that sent this link, and takes effect with it: whoever signs up with another
     * person's address gets no account that the other then confirms.
     */
    name: text('name'),
    passwordHash: text('password_hash'),
  },
  (t) => [index('account_tokens_user').on(t.userId, t.purpose)],
)
