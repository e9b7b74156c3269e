import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { SecurityEvent } from '#domain/security-event.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../database/connect.ts'
import { securityEvents } from '../database/schema/index.ts'
import { createGathering } from '../gathering.ts'
import { keysOf, type Secrets } from '../secrets.ts'
import type { SessionKind } from '../sessions/session-kind.ts'

export interface Happened {
  event: SecurityEvent
  kind: SessionKind
  email: string
  address: string
  device: string
}

export type SecurityLog = ReturnType<typeof createSecurityLog>

const hourMs = 3600_000
export const securityLogDays = 90
/** Beyond this number the oldest are removed, however young they are. */
const mostRows = 50_000

/** Notes what happens at the logins. Only keyed hashes of accounts and addresses are kept, and never a secret. */
export function createSecurityLog(
  tables: Tables,
  secrets: Secrets,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const [key] = keysOf(secrets, 'zilbazar security log')
  const fingerprint = (whose: string) =>
    createHmac('sha256', key).update(whose.trim().toLowerCase()).digest('base64url').slice(0, 10)
  const gathering = createGathering<Omit<Happened, 'email'> & { hour: string; account: string }>({
    keyOf: ({ hour, event, kind, account, address, device }) =>
      [hour, event, kind, account, address, device].join(' '),
    name: 'security events',
    log,
    most: 500,
    async write(rows) {
      await tables.execute(sql`
        insert into ${securityEvents} (hour, event, kind, account, address, device, count, last_at)
        select hour, event, kind::session_kind, account, address, device, count, "lastAt"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (hour timestamptz, event text, kind text, account text, address text, device text, count int, "lastAt" timestamptz)
        order by hour, event, kind, account, address, device
        on conflict (hour, event, kind, account, address, device)
          do update set count = security_events.count + excluded.count, last_at = excluded.last_at`)
    },
  })
  return {
    note({ event, kind, email, address, device }: Happened): void {
      const now = clock()
      const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs).toISOString()
      const row = { hour, event, kind, account: fingerprint(email), address: fingerprint(address), device }
      gathering.add(row, now)
    },
    flush: gathering.flush,
    /** Once a day. */
    async sweep(): Promise<void> {
      const oldest = new Date(clock().getTime() - securityLogDays * 24 * hourMs)
      await tables.delete(securityEvents).where(lt(securityEvents.lastAt, oldest))
      await tables.execute(sql`
        delete from ${securityEvents} where last_at < (
          select last_at from ${securityEvents} order by last_at desc offset ${mostRows} limit 1)`)
    },
  }
}
