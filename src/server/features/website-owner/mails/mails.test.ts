import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test, vi } from 'vitest'
import { auditLog } from '#server/platform/database/schema/index.ts'
import type { Mail } from '#server/platform/mail/transport.ts'
import { Undelivered } from '#server/platform/mail/undelivered.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const delivered: Mail[] = []
let isDown = true
const transport = {
  async deliver(mail: Mail) {
    if (isDown) throw Object.assign(new Error('connect'), { code: 'ECONNECTION', command: 'CONN' })
    delivered.push(mail)
  },
  close: () => {},
}

let shop: Awaited<ReturnType<typeof testApp>>
let client: Visitor['client']
let email: string
beforeAll(async () => {
  shop = await testApp({ transport })
  const owner = await shop.given.owner()
  email = owner.email
  client = (await shop.signedIn('owner', owner)).client
})

/** Mail is sent after the answer, and later still on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check)

const signUp = (address: string) =>
  shop.visitor().client.account.signup({
    name: 'Anjali Doe',
    email: address,
    password: 'Chamarel-seven-earths',
  })
const mailTo = async (address: string) =>
  (await client.ownerMails.mails({})).mails.find(({ to }) => to.email === address)

/** Jobs are timed by the clock of the database. */
async function databaseNow(): Promise<number> {
  const [row] = await shop.database.sql<{ now: string }[]>`select now()`
  return Date.parse(row?.now ?? '')
}

test('a mail that fails is listed with its reason and its next try, and without what its link is made of', async () => {
  await signUp('failing@example.test')
  await eventually(async () =>
    expect(await mailTo('failing@example.test')).toMatchObject({ state: 'failing', tries: 1 }),
  )
  const listed = await client.ownerMails.mails({})
  expect(listed).toMatchObject({ failing: 1, page: 1, totalPages: 1, total: 1 })
  const [mail] = listed.mails
  expect(mail).toEqual({
    _id: expect.any(String),
    to: { name: 'Anjali Doe', email: 'failing@example.test' },
    letter: 'verify-email',
    state: 'failing',
    tries: 1,
    lastError: new Undelivered({ code: 'ECONNECTION', command: 'CONN' }).message,
    nextTryAt: expect.any(String),
    createdAt: expect.any(String),
  })
  expect(Date.parse(mail?.nextTryAt ?? '')).toBeGreaterThan(await databaseNow())
  const [{ seed } = { seed: '' }] = await shop.database.sql<{ seed: string }[]>`
    select data->'letter'->>'seed' as seed from pgboss.job where name = 'mail'`
  expect(seed).toMatch(/.{20}/)
  expect(JSON.stringify(listed)).not.toContain(seed)
})

test('tried again at once, it arrives and is no longer listed', async () => {
  const { _id: mailId = '' } = (await mailTo('failing@example.test')) ?? {}
  isDown = false
  expect(await client.ownerMails.retry({ mailId })).toEqual({ message: 'The mail is tried again now.' })
  await eventually(() => expect(delivered).toHaveLength(1))
  await eventually(async () => expect((await client.ownerMails.mails({})).total).toBe(0))
  const rows = await auditEntries(shop.database, eq(auditLog.targetId, mailId))
  expect(rows).toMatchObject([{ actor: email, action: 'retry-mail', targetKind: 'mail' }])
  expect(await refusal(client.ownerMails.retry({ mailId }))).toMatchObject({ status: 404 })
})

test('a delivered mail is listed with its time, and without what its link is made of', async () => {
  const listed = await client.ownerMails.delivered({})
  expect(listed).toEqual({
    mails: [
      {
        _id: expect.any(String),
        to: { name: 'Anjali Doe', email: 'failing@example.test' },
        letter: 'verify-email',
        deliveredAt: expect.any(String),
      },
    ],
    page: 1,
    totalPages: 1,
    total: 1,
  })
  const sinceThen = (await databaseNow()) - Date.parse(listed.mails[0]?.deliveredAt ?? '')
  expect(sinceThen).toBeLessThan(3_600_000)
})

test('delivered mails are paged, the last one first, without those that wait', async () => {
  await shop.database.sql`delete from pgboss.job where name = 'mail'`
  await shop.database.sql`
    insert into pgboss.job (name, data, state, completed_on)
    select 'mail', jsonb_build_object('to', jsonb_build_object('name', 'Ravi', 'email', n || '@example.test'),
      'letter', jsonb_build_object('kind', 'account-deleted', 'seed', 'a-secret')),
      (case when n = 0 then 'created' else 'completed' end)::pgboss.job_state, now() - n * interval '1 minute'
    from generate_series(0, 45) n`
  const first = await client.ownerMails.delivered({})
  const last = await client.ownerMails.delivered({ page: first.totalPages })
  expect(first.total).toBe(45)
  expect(first.mails[0]?.to.email).toBe('1@example.test')
  expect(last.mails.at(-1)?.to.email).toBe('45@example.test')
  expect(first.mails.length).toBeLessThan(45)
  expect(JSON.stringify([first, last])).not.toContain('a-secret')
  expect((await client.ownerMails.delivered({ page: 99 })).mails).toEqual([])
  await shop.database.sql`delete from pgboss.job where name = 'mail'`
})

test('one that was given up is tried again too, and goes on being tried', async () => {
  isDown = true
  await signUp('given-up@example.test')
  await eventually(async () => expect((await mailTo('given-up@example.test'))?.state).toBe('failing'))
  await shop.database.sql`
    update pgboss.job set state = 'failed', retry_limit = 0, completed_on = now()
    where name = 'mail' and data->'to'->>'email' = 'given-up@example.test'`
  const givenUp = await mailTo('given-up@example.test')
  expect(givenUp).toMatchObject({ state: 'given-up', nextTryAt: null })
  await client.ownerMails.retry({ mailId: givenUp?._id ?? '' })
  await eventually(async () =>
    expect(await mailTo('given-up@example.test')).toMatchObject({ state: 'failing', tries: 2 }),
  )
  isDown = false
  await eventually(async () => {
    // A try may be under way that began while the server was still down; then another one follows it.
    await client.ownerMails.retry({ mailId: givenUp?._id ?? '' }).catch(() => undefined)
    expect(delivered.map(({ to }) => JSON.stringify(to)).join()).toContain('given-up@')
  })
})

test('those given up come first, then failing ones, then those that wait', async () => {
  await shop.database.sql`delete from pgboss.job where name = 'mail'`
  const job = (state: string, tries: number) => shop.database.sql`
    insert into pgboss.job (name, data, state, retry_count, start_after) values ('mail', ${JSON.stringify({
      to: { name: 'Ravi', email: `${state}@example.test` },
      letter: { kind: 'account-deleted' },
    })}::text::jsonb, ${state}::pgboss.job_state, ${tries}, now() + interval '1 hour')`
  for (const [state, tries] of [
    ['created', 0],
    ['failed', 4],
    ['completed', 0],
    ['retry', 2],
  ] as const)
    await job(state, tries)
  const { mails, failing, total } = await client.ownerMails.mails({})
  expect(mails.map(({ state }) => state)).toEqual(['given-up', 'failing', 'waiting'])
  expect({ failing, total }).toEqual({ failing: 2, total: 3 })
})

test('an unknown mail cannot be retried, nor can another job', async () => {
  expect(await refusal(client.ownerMails.retry({ mailId: v7() }))).toMatchObject({ status: 404 })
  const [job] = await shop.database.sql<{ id: string }[]>`
    insert into pgboss.job (name, data, state) values ('sweep', '{}', 'failed') returning id`
  expect(await refusal(client.ownerMails.retry({ mailId: job?.id ?? '' }))).toMatchObject({ status: 404 })
})
