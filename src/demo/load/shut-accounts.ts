import type { Sql, TransactionSql } from 'postgres'
import { demoAccounts, everyDemoAddress } from '../accounts.ts'
import { hashDemoPassword, noPassword } from './people.ts'
import { closeConsoleToAll } from './website-owner.ts'

/**
 * With the demo off, nobody may log in with its password, and open sessions end. False when there was nothing to do.
 */
export async function shutAccounts(tx: TransactionSql): Promise<boolean> {
  const isConsoleShut = await closeConsoleToAll(tx)
  const people = await tx`update users set password_hash = ${noPassword}
      where email like ${everyDemoAddress} and password_hash <> ${noPassword}`
  const stores = await tx`update stores set password_hash = ${noPassword}
      where user_id in (select id from users where email like ${everyDemoAddress}) and password_hash <> ${noPassword}`
  const sessions = await tx`delete from sessions
      where user_id in (select id from users where email like ${everyDemoAddress})
        or store_id in (
          select s.id from stores s join users u on u.id = s.user_id where u.email like ${everyDemoAddress})`
  return isConsoleShut || people.count + stores.count + sessions.count > 0
}

/** Reopens the accounts when the demo is on again; a password that somebody has changed stays. */
export async function openAccounts(sql: Sql): Promise<void> {
  const { shopper, shopkeeper, store } = demoAccounts
  const hash = await hashDemoPassword()
  await sql`update users set password_hash = ${hash}
    where email in (${shopper}, ${shopkeeper}) and password_hash = ${noPassword}`
  await sql`update stores set password_hash = ${hash} where email = ${store} and password_hash = ${noPassword}`
}
