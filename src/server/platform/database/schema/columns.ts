import { sql } from 'drizzle-orm'
import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Text compared without regard to case: e-mail addresses. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** UUIDv7 made by the application: ordered by time, the same on every PostgreSQL from 15 on. */
export const id = () => uuid('id').primaryKey()

export const instant = (name: string) => timestamp(name, { withTimezone: true })

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)

/** A limit as a literal, because check constraints take no parameters. */
export const characters = (limit: number) => sql.raw(String(limit))

/** A second factor, in the row of its account. See platform/second-factor. */
export const secondFactorColumns = () => ({
  /** Encrypted; set once a code made with it was confirmed. */
  totpSecret: text('totp_secret'),
  /** Encrypted too: shown to be scanned, not confirmed yet. */
  pendingTotpSecret: text('pending_totp_secret'),
  /** The time step of the last used code: that code and earlier ones are refused. */
  lastTotpStep: integer('last_totp_step'),
  recoveryCodeHashes: text('recovery_code_hashes').array().notNull().default(sql`'{}'`),
})

/** Where a row of `stores` or `products` is, for lists by distance: its pin, or else its city. */
export const spotText = "coalesce(nullif(pin, ''), city)"
export const spot = sql.raw(`(${spotText})`)
