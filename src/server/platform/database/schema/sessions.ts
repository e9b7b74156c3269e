import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users, websiteOwners } from './accounts.ts'
import { bytea, createdAt, id, instant } from './columns.ts'
import { stores } from './stores.ts'

export const sessionKind = pgEnum('session_kind', ['user', 'admin', 'owner'])

/** One signed-in device. Ending it, or deleting its account, ends all its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    kind: sessionKind('kind').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    storeId: uuid('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').references(() => websiteOwners.id, { onDelete: 'cascade' }),
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
    /** When the password was last entered in this session; irreversible actions ask for it again after a while. */
    passwordEnteredAt: instant('password_entered_at').notNull().default(sql`now()`),
    lastUsedAt: instant('last_used_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check(
      'sessions_belong_to_their_kind',
      sql`num_nonnulls(${t.userId}, ${t.storeId}, ${t.ownerId}) = 1 and case ${t.kind}
        when 'user' then ${t.userId} is not null
        when 'admin' then ${t.storeId} is not null
        else ${t.ownerId} is not null end`,
    ),
    index('sessions_user').on(t.userId),
    index('sessions_store').on(t.storeId),
    index('sessions_owner').on(t.ownerId),
  ],
)

/** Rows stay after use, so that a token presented twice is detected and ends its session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: bytea('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull().default(sql`now()`),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
)
