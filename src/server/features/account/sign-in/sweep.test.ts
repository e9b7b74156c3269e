import { isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import {
  accountTokens,
  emailChanges,
  enquiries,
  rateCounts,
  refreshTokens,
  sessions,
} from '#server/platform/database/schema/index.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { sweepAccounts } from './sweep.ts'

test('expired sessions, refresh tokens, mail links, unconfirmed addresses and counts are deleted, those in use are not', async () => {
  const { database, given, signedIn } = await testApp()
  const person = await given.user()
  const browser = await signedIn('user', person)
  await browser.client.account.refreshToken({})
  await signedIn('user', person)
  const { tables } = database
  const link = { userId: person.id, purpose: 'verify_email' } as const
  await tables.insert(accountTokens).values([
    { ...link, hash: Buffer.from('old'), expiresAt: new Date('2026-11-15T08:00:00Z') },
    { ...link, hash: Buffer.from('new'), expiresAt: new Date('2026-12-15T08:00:00Z') },
  ])
  await tables.update(sessions).set({ expiresAt: new Date('2027-01-01T00:00:00Z') })
  const [open] = await tables.select().from(sessions)
  await tables.insert(sessions).values({ ...open, id: person.id, kind: 'user', expiresAt: new Date(0) })
  const change = (userId: string, name: string, expiresAt: string) => ({
    id: v7(),
    userId,
    hash: Buffer.from(name),
    newEmail: `${name}@example.test`,
    expiresAt: new Date(expiresAt),
  })
  await tables
    .insert(emailChanges)
    .values([
      change(person.id, 'expired-long-ago', '2026-12-13T07:59:00Z'),
      change((await given.user()).id, 'expired-lately', '2026-12-13T08:01:00Z'),
    ])
  await tables.insert(rateCounts).values([
    { key: 'old', points: 5, expire: Date.parse('2026-12-20T07:59:00Z') },
    { key: 'new', points: 5, expire: Date.parse('2026-12-20T08:01:00Z') },
  ])
  expect([await tables.$count(sessions), await tables.$count(refreshTokens)]).toEqual([3, 3])

  const product = await given.product({ store: await given.store() })
  const enquiry = (code: string, createdAt: string) => ({
    id: v7(),
    storeId: sql`(select store_id from products where id = ${product.id})`,
    productTitle: 'Gato koko',
    userId: person.id,
    day: createdAt.slice(0, 10),
    code,
    createdAt: new Date(createdAt),
  })
  await tables
    .insert(enquiries)
    .values([enquiry('OLDEST', '2025-12-19T08:00:00Z'), enquiry('NEWEST', '2025-12-21T08:00:00Z')])

  const jobs = jobQueue({ url: database.url, log: console })
  sweepAccounts(jobs, tables, () => new Date('2026-12-20T08:00:00Z'))
  await jobs.send('sweep', {})
  await expect.poll(() => tables.$count(sessions)).toBe(2)
  await expect.poll(() => tables.$count(refreshTokens)).toBe(0)
  await expect
    .poll(() => tables.select({ hash: accountTokens.hash }).from(accountTokens))
    .toEqual([{ hash: Buffer.from('new') }])
  await expect.poll(() => tables.select({ key: rateCounts.key }).from(rateCounts)).toEqual([{ key: 'new' }])
  await expect
    .poll(() => tables.select({ newEmail: emailChanges.newEmail }).from(emailChanges))
    .toEqual([{ newEmail: 'expired-lately@example.test' }])
  await expect
    .poll(() => tables.select({ code: enquiries.code }).from(enquiries).where(isNull(enquiries.userId)))
    .toEqual([{ code: 'OLDEST' }])
  await jobs.close()
})
