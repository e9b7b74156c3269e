import type { Sql, TransactionSql } from 'postgres'
import { demoAccounts } from '../accounts.ts'
import { hashDemoPassword } from './people.ts'
import { timeOrderedId } from './time-ordered-id.ts'

/** Opens the console to everybody who tries the demo, with a well-known password and without a second factor. */
export async function openConsoleToAll(sql: Sql, now: Date): Promise<void> {
  const { websiteOwner } = demoAccounts
  const opened =
    await sql`update website_owners set is_second_factor_waived = true where email = ${websiteOwner}`
  if (opened.count > 0) return
  await sql`insert into website_owners (id, email, password_hash, is_second_factor_waived, created_at)
    values (${timeOrderedId('account', 2, now.getTime())}, ${websiteOwner}, ${await hashDemoPassword()}, true, ${now.toISOString()})
    on conflict do nothing`
}

/** With the demo off, removes the demo's website owner. False when there was none. */
export async function closeConsoleToAll(sql: Sql | TransactionSql): Promise<boolean> {
  const closed = await sql`delete from website_owners where email = ${demoAccounts.websiteOwner}`
  return closed.count > 0
}
