import { sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Text compared without regard to case: e-mail addresses. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** UUIDv7 made by the application: ordered by time, the same on every PostgreSQL from 15 on. */
export const id = () => uuid('id').primaryKey()

export const instant = (name: string) => timestamp(name, { withTimezone: true })

export const createdAt = () => instant('created_at').notNull().default(sql`now()`)

/** A limit as a literal, because check constraints take no parameters. */
export const characters = (limit: number) => sql.raw(String(limit))
