import { hash } from '@node-rs/argon2'
import type { TransactionSql } from 'postgres'
import { demoAccounts, demoDomain, demoPassword } from '../accounts.ts'
import { seeded } from '../random.ts'
import { addRows } from './add-rows.ts'
import { momentDaysAgo } from './moments.ts'
import { subject } from './subjects.ts'
import { timeOrderedId } from './time-ordered-id.ts'

/** A well-formed hash of no password, so that nobody can sign in as the people of the catalogue. */
export const noPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export const hashDemoPassword = () => hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

export interface Person {
  id: string
  name: string
  email: string
}

/** Every account is older than the oldest rating. */
export const oldestRatingDays = 240

/** Accounts without a password, for those who rate, report and write. */
export async function loadPeople(
  sql: TransactionSql,
  names: readonly string[],
  now: Date,
): Promise<Person[]> {
  const people = names.map((name, index) => {
    const createdAt = momentDaysAgo(now, oldestRatingDays + 1 + 400 * seeded(subject.person, index)())
    const id = timeOrderedId('user', index, createdAt)
    return { id, name, email: `person-${index + 1}@${demoDomain}`, createdAt: new Date(createdAt) }
  })
  await addRows(
    sql,
    'users',
    ['id', 'name', 'email', 'password_hash', 'email_verified_at', 'created_at'],
    people.map(({ id, name, email, createdAt }) => [id, name, email, noPassword, createdAt, createdAt]),
  )
  return people
}

/** The accounts that visitors of the demo may use; existing ones keep their id, so that sessions survive. */
export async function loadAccounts(
  sql: TransactionSql,
  now: Date,
): Promise<{ shopper: string; shopkeeper: string }> {
  const createdAt = new Date(momentDaysAgo(now, 420))
  const addUser = async (index: number, email: string, name: string, approvedAt: Date | null) => {
    const [row] = await sql<{ id: string }[]>`
      insert into users (id, name, email, password_hash, email_verified_at, store_approved_at, created_at)
      values (${timeOrderedId('account', index, createdAt.getTime())}, ${name}, ${email},
        ${await hashDemoPassword()}, ${createdAt}, ${approvedAt}, ${createdAt})
      on conflict (email) do update set password_hash = excluded.password_hash,
        email_verified_at = excluded.email_verified_at, store_approved_at = excluded.store_approved_at
      returning id`
    if (!row) throw new Error(`The account ${email} could not be made.`)
    return row.id
  }
  const shopper = await addUser(0, demoAccounts.shopper, 'Anaïs Ramdin', null)
  const shopkeeper = await addUser(1, demoAccounts.shopkeeper, 'Kevin Li Wan Po', createdAt)
  return { shopper, shopkeeper }
}
