import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language.ts'
import { longest } from '#domain/limits.ts'
import { bytea, characters, citext, createdAt, id, instant, secondFactorColumns } from './columns.ts'

/** A person. Rating, reviewing, reporting and wishing need a verified address. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: citext('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    /** Set by the website owner after vetting; allows this person to register a store. */
    storeApprovedAt: instant('store_approved_at'),
    /** Checked together with the approval, each until a day; copied to the store when it is registered. */
    storeVerifiedUntil: date('store_verified_until'),
    storeHalalCheckedUntil: date('store_halal_checked_until'),
    /** The language in which they last used the site; mails are written in it. */
    language: text('language').$type<Language>().notNull().default('en'),
    createdAt: createdAt(),
  },
  (t) => [
    check('users_name_length', sql`char_length(${t.name}) between 1 and ${characters(longest.personName)}`),
    check(
      'users_email_length',
      sql`char_length(${t.email}::text) between 3 and ${characters(longest.email)}`,
    ),
    check('users_language', sql`${t.language} in ('en', 'fr')`),
    index('users_name_close').using('gin', sql`plain_text(name) gin_trgm_ops`),
    index('users_email_close').using('gin', sql`lower(email::text) gin_trgm_ops`),
    index('users_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)

export const websiteOwners = pgTable('website_owners', {
  id: id(),
  email: citext('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  ...secondFactorColumns(),
  /** For the demo alone. */
  isSecondFactorWaived: boolean('is_second_factor_waived').notNull().default(false),
  createdAt: createdAt(),
})

export const tokenPurpose = pgEnum('token_purpose', [
  'verify_email',
  'reset_password',
  'reset_store_password',
])

/** A token of a mail link: stored hashed, valid once. */
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
     * Chosen at the sign-up that sent this link, and applied when it is followed. So a stranger who signs up with
     * somebody's address gets no account that the real owner then confirms.
     */
    name: text('name'),
    passwordHash: text('password_hash'),
  },
  (t) => [index('account_tokens_user').on(t.userId, t.purpose)],
)
