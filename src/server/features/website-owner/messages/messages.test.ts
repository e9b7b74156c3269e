import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, contactMessages } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { planOf } from '#tests/support/plan.ts'
import { refusal } from '#tests/support/refusal.ts'
import { messagesQueries } from './messages.queries.ts'

let shop: OwnerApp
let meera: Awaited<ReturnType<OwnerApp['websiteOwner']>>
beforeAll(async () => {
  shop = await ownerApp({ contact: { email: 'hello@example.test' } })
  meera = await shop.websiteOwner()
})
beforeEach(async () => {
  shop.at('2026-11-14T08:00:00Z')
  await shop.database.sql`truncate contact_messages cascade`
})

async function message(values: { message?: string; at?: string; readAt?: string } = {}) {
  const { message = 'Is the market open?', at = '2026-11-14T07:00:00Z', readAt } = values
  const id = v7()
  await shop.database.tables.insert(contactMessages).values({
    id,
    name: 'Anjali',
    email: `anjali-${id}@example.test`,
    message,
    createdAt: new Date(at),
    readAt: readAt ? new Date(readAt) : null,
  })
  return { id, email: `anjali-${id}@example.test` }
}

const actionsOn = async (id: string) => {
  const rows = await auditEntries(shop.database, eq(auditLog.targetId, id))
  return rows.map(({ action, actor }) => [action, actor])
}

test('unread messages come first, the newest of each first, and can be had alone', async () => {
  await message({ message: 'old', at: '2026-11-10T07:00:00Z' })
  await message({ message: 'new', at: '2026-11-13T07:00:00Z' })
  await message({ message: 'read', at: '2026-11-14T07:00:00Z', readAt: '2026-11-14T07:30:00Z' })
  const { messages, ...counts } = await meera.client.ownerMessages.messages({})
  expect(messages.map(({ message }) => message)).toEqual(['new', 'old', 'read'])
  expect(counts).toEqual({ unread: 2, page: 1, totalPages: 1, total: 3 })
  const unread = await meera.client.ownerMessages.messages({ show: 'unread' })
  expect(unread.messages.map(({ message }) => message)).toEqual(['new', 'old'])
  expect(unread.total).toBe(2)
})

test('a message is noted as read, once', async () => {
  const { id } = await message()
  const read = await meera.client.ownerMessages.read({ messageId: id })
  expect(read).toMatchObject({ _id: id, readAt: '2026-11-14T08:00:00.000Z', repliedAt: null })
  shop.at('2026-11-14T09:00:00Z')
  const again = await (await shop.websiteOwner()).client.ownerMessages.read({ messageId: id })
  expect(again.readAt).toBe('2026-11-14T08:00:00.000Z')
  expect(await actionsOn(id)).toEqual([['read-message', meera.owner.email]])
})

test('a reply is mailed, stored with the message, and marks it as read', async () => {
  const { id, email } = await message()
  const replied = await meera.client.ownerMessages.reply({
    messageId: id,
    text: 'Yes, it is.\nFrom nine on.',
  })
  expect(replied).toMatchObject({
    readAt: '2026-11-14T08:00:00.000Z',
    repliedAt: '2026-11-14T08:00:00.000Z',
    replies: [
      {
        author: meera.owner.email,
        text: 'Yes, it is.\nFrom nine on.',
        createdAt: '2026-11-14T08:00:00.000Z',
      },
    ],
  })
  const mail = await shop.mail.nextMailTo(email)
  expect(mail.subject).toBe('Our answer to your message')
  expect(mail.headers['reply-to']).toBe('hello@example.test')
  expect(mail.text).toContain('Hello Anjali,\n\nYes, it is.\n\nFrom nine on.')
  expect(mail.text).toContain('You wrote: Is the market open?')
  expect((await meera.client.ownerMessages.messages({})).messages).toEqual([replied])
  expect(await actionsOn(id)).toEqual([['reply-to-message', meera.owner.email]])

  shop.at('2026-11-14T08:10:00Z')
  const more = await meera.client.ownerMessages.reply({
    messageId: id,
    text: 'And on Sundays.',
    repliesSeen: 1,
  })
  expect(more.replies.map(({ text }) => text)).toEqual(['Yes, it is.\nFrom nine on.', 'And on Sundays.'])
  expect(more.readAt).toBe('2026-11-14T08:00:00.000Z')
})

test('of two owners who answer at the same time one is refused', async () => {
  const { id, email } = await message()
  const other = await shop.websiteOwner()
  const outcomes = await Promise.allSettled(
    [meera, other, meera, other].map(({ client }, index) =>
      client.ownerMessages.reply({ messageId: id, text: `Answer ${index}` }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusal(meera.client.ownerMessages.reply({ messageId: id, text: 'Once more' }))).toEqual({
    status: 409,
    code: 'answered-meanwhile',
    message: 'This was answered meanwhile. Please read that answer first.',
  })
  await shop.mail.nextMailTo(email)
  expect(shop.mail.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
  expect(await actionsOn(id)).toHaveLength(1)
})

test('a message that is gone cannot be read or answered, and a reply needs words', async () => {
  const missing = { status: 404, code: 'not-found', message: 'Message not found' }
  expect(await refusal(meera.client.ownerMessages.read({ messageId: v7() }))).toEqual(missing)
  expect(await refusal(meera.client.ownerMessages.reply({ messageId: v7(), text: 'Hello' }))).toEqual(missing)
  const { id } = await message()
  expect(await refusal(meera.client.ownerMessages.reply({ messageId: id, text: ' ' }))).toMatchObject({
    status: 400,
    issues: [{ path: 'text' }],
  })
})

test('many messages come in pages of 25, by index', async () => {
  const { sql, tables } = shop.database
  await sql`insert into contact_messages (id, name, email, message, created_at, read_at)
    select gen_random_uuid(), 'Ravi', 'ravi@example.test', 'Message ' || n, timestamptz '2026-01-01' + n * interval '1 minute',
      case when n > 30 then timestamptz '2026-11-01' end
    from generate_series(1, 20000) n`
  await sql`analyze contact_messages`
  const { messages, totalPages, unread } = await meera.client.ownerMessages.messages({ page: 2 })
  expect({ totalPages, unread }).toEqual({ totalPages: 800, unread: 30 })
  expect(messages.map(({ message }) => message).slice(4, 6)).toEqual(['Message 1', 'Message 20000'])
  for (const show of ['all', 'unread'] as const) {
    const statement = messagesQueries(tables).page(show, 25, 0).toSQL()
    const plan = JSON.stringify(await planOf(sql, statement.sql, statement.params))
    expect(plan).toContain(show === 'all' ? 'contact_messages_unread_first' : '"contact_messages_unread"')
    expect(plan).not.toContain('"Sort"')
  }
})
