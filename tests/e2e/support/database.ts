import type { Sql } from 'postgres'
import { announceEverything } from '#server/platform/cache/changes.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import type { QueueName } from '#server/platform/jobs/queues.ts'
import { expect } from './shop.ts'

/** Runs a statement beside the running app. */
async function beside(work: (sql: Sql, url: string) => Promise<unknown>): Promise<void> {
  const config = readConfig({ DATA_DIR: process.env.E2E_DATA_DIR })
  const { database, url, close } = await openDatabase({ config, say: () => {}, beside: 'a test' })
  try {
    await work(database.sql, url)
  } finally {
    await close()
  }
}

/** Moves the days of a featured product into the past, as if they had gone by. */
export async function featuredDaysWentBy(productId: string): Promise<void> {
  await beside(async (sql) => {
    await sql`update featured_periods set starts_at = now() - interval '2 days', ends_at = now() - interval '1 second'
      where product_id = ${productId}`
    await sql`update products set featured_from = now() - interval '2 days', featured_until = now() - interval '1 second'
      where id = ${productId}`
    await announceEverything(sql)
  })
}

/** Moves the fees of a store into the past, as if so many days had gone by, and lets the daily job follow. */
export async function feeDaysWentBy(storeId: string, days: number): Promise<void> {
  await beside(async (sql, url) => {
    await sql.begin(async (tx) => {
      // The ledger refuses changes otherwise.
      await tx`alter table fee_cycles disable trigger append_only`
      await tx`update fee_cycles set starts_on = starts_on - ${days}::int, ends_on = ends_on - ${days}::int,
        due_on = due_on - ${days}::int, created_at = created_at - ${days} * interval '1 day'
        where store_id = ${storeId}`
      await tx`update fee_notices set sent_at = sent_at - ${days} * interval '1 day'
        where cycle_id in (select id from fee_cycles where store_id = ${storeId})`
      await tx`alter table fee_cycles enable trigger append_only`
    })
    await doJob(sql, url, 'fees')
  })
}

/** Sends a job to the running app, and waits until it is done. */
async function doJob(sql: Sql, url: string, queue: QueueName): Promise<void> {
  const jobs = jobQueue({ url, log: { warn() {}, error() {} } })
  try {
    const id = await jobs.send(queue, {})
    const state = async () => {
      const [job] = await sql<{ state: string }[]>`select state::text from pgboss.job where id = ${id}`
      return job?.state
    }
    await expect.poll(state, { timeout: 60_000 }).toBe('completed')
  } finally {
    await jobs.close()
  }
}

/** Tells what has happened at once, at night too. */
export async function alertsAreSent(email: string): Promise<void> {
  await beside(async (sql, url) => {
    await doJob(sql, url, 'alerts')
    await sql`update alerts set mail_at = now() - interval '1 minute'
      where mail_at is not null and user_id in (select id from users where email = ${email})`
    await doJob(sql, url, 'alerts')
  })
}

/** Backdates the last password entry of every session of this account. */
export async function enteredPasswordLongAgo(email: string): Promise<void> {
  await beside(
    (sql) => sql`
      update sessions set password_entered_at = now() - interval '16 minutes'
      where user_id in (select id from users where email = ${email})
        or store_id in (select id from stores where email = ${email})`,
  )
}
