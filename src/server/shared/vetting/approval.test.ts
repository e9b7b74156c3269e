import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { auditLog, storeApplications, users } from '#server/platform/database/schema/index.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { mailQueue } from '#server/platform/mail/mailer.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type StoreOwnerApp, storeOwnerApp } from '#tests/support/store-owner-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { approveStoreOwner } from './approval.ts'

let shop: StoreOwnerApp
let approve: (email: string) => ReturnType<typeof approveStoreOwner>
beforeAll(async () => {
  shop = await storeOwnerApp()
  // As a command beside the app does it: letters are only queued here.
  const jobs = jobQueue({ url: shop.database.url, log: console })
  whenFinished(() => jobs.close())
  const now = new Date('2026-11-14T08:00:00Z')
  approve = (email) =>
    approveStoreOwner(shop.database.tables, { email, owner: 'npm run owner', now, mailer: mailQueue(jobs) })
  // The app that runs beside it.
  await shop.app.listen({ port: 0 })
})

test('an approved person may open a store, is told by mail, and is in the audit log', async () => {
  const person = await shop.given.user()
  const { client } = await shop.signedIn('user', person)
  const { tables } = shop.database
  const facts = { businessName: 'Lakaz', registrationNumber: 'C1', phone: '57550142', sells: 'Cakes' }
  await tables.insert(storeApplications).values({ id: v7(), userId: person.id, ...facts })

  expect(await approve(person.email.toUpperCase())).toBe('approved')
  await client.storeOwner.register(await shop.registration())
  const mail = await shop.mail.nextMailTo(person.email)
  expect(mail.subject).toBe('Your store may open')
  expect(mail.links).toContain('http://localhost:3000/admin/signup')
  const decided = tables.select().from(storeApplications).where(eq(storeApplications.userId, person.id))
  expect(await decided).toMatchObject([{ status: 'approved', decidedAt: new Date('2026-11-14T08:00:00Z') }])
  expect(await auditEntries(shop.database, eq(auditLog.targetId, person.id))).toMatchObject([
    { actor: 'npm run owner', action: 'approve-store-owner', targetKind: 'user' },
  ])
})

test('approving twice, also at the same moment, is done once', async () => {
  const person = await shop.given.user()
  const outcomes = await Promise.all([approve(person.email), approve(person.email), approve(person.email)])
  expect(outcomes.sort()).toEqual(['approved', 'approved-before', 'approved-before'])
  expect(await shop.database.tables.$count(auditLog, eq(auditLog.targetId, person.id))).toBe(1)
})

test('somebody unknown, unconfirmed or with a store is not approved', async () => {
  const unverified = await shop.given.user({ isUnverified: true })
  const store = await shop.given.store()
  const { tables } = shop.database
  const [keeper] = await tables.select().from(users).where(eq(users.id, store.userId))
  expect(await approve('nobody@example.test')).toBe('unknown')
  expect(await approve(unverified.email)).toBe('unverified')
  expect(await approve(keeper?.email ?? '')).toBe('has-a-store')
  const [row] = await tables.select().from(users).where(eq(users.id, unverified.id))
  expect(row?.storeApprovedAt).toBeNull()
})
