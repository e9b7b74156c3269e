import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { longestErrorMessage } from '#domain/browser-error.ts'
import { characters, instant } from './columns.ts'
import { sessionKind } from './sessions.ts'

/** Errors in visitors' browsers by day, cleaned of everything that may be personal. Kept for 30 days. */
export const browserErrors = pgTable(
  'browser_errors',
  {
    day: date('day').notNull(),
    message: text('message').notNull(),
    /** Our script, its line and column. */
    place: text('place').notNull(),
    /** The first part of the page's path. */
    page: text('page').notNull(),
    /** The version that ran here when it was reported. */
    build: text('build').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.message, t.place, t.page, t.build] }),
    check(
      'browser_errors_short',
      sql`char_length(${t.message}) <= ${characters(longestErrorMessage)} and char_length(${t.place}) <= 120`,
    ),
    check('browser_errors_positive', sql`${t.count} > 0`),
  ],
)

/**
 * What happened at the logins, by hour. Accounts and addresses are keyed hashes: equal ones can be seen to be equal,
 * and nobody can be named. Kept for 90 days.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    hour: instant('hour').notNull(),
    event: text('event').notNull(),
    kind: sessionKind('kind').notNull(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hour, t.event, t.kind, t.account, t.address, t.device] }),
    check(
      'security_events_known',
      sql`${t.event} in ('failed-login', 'failed-code', 'lockout', 'new-device')`,
    ),
    check('security_events_positive', sql`${t.count} > 0`),
    index('security_events_newest').on(t.lastAt.desc().nullsFirst()),
  ],
)
