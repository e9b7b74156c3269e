import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { desc } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactMessages } from '#server/platform/database/schema/index.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'

const sent = { success: true, message: '✅ Your message has been sent successfully!' }
const written = {
  name: 'Anjali Doe',
  email: 'anjali@example.test',
  message: 'Is the market open?\n\nKind regards <b>',
}
const contact = { email: 'hello@example.test', whatsapp: '+230 5755 0142' }

describe('without a form service', () => {
  let shop: OwnerApp
  beforeAll(async () => {
    shop = await ownerApp({ contact })
  })
  beforeEach(() => shop.database.sql`truncate rate_counts, contact_messages cascade`)
  const kept = () =>
    shop.database.tables.select().from(contactMessages).orderBy(desc(contactMessages.createdAt))

  test('a message is stored, and mailed to the website owner, who can answer the mail', async () => {
    expect(await shop.client.contact.send(written)).toEqual(sent)
    expect(await kept()).toMatchObject([
      { ...written, readAt: null, repliedAt: null, createdAt: new Date('2026-11-14T08:00:00Z') },
    ])
    const mail = await shop.mail.nextMailTo(contact.email)
    expect(mail.subject).toBe('A message from the contact form')
    expect(mail.headers['reply-to']).toBe(written.email)
    expect(mail.text).toContain('Anjali Doe (anjali@example.test) wrote:\n\nIs the market open?')
    expect(mail.html).toContain('Kind regards &lt;b&gt;')
  })

  test('a robot that fills in the hidden field gets the usual answer, and nothing is stored', async () => {
    expect(await shop.client.contact.send({ ...written, website: 'https://example.com' })).toEqual(sent)
    expect(await kept()).toEqual([])
  })

  test.each([
    [{ ...written, name: ' ' }, 'Please fill in all required fields!'],
    [{ ...written, email: 'anjali' }, 'Please enter a valid email address.'],
    [{ ...written, message: '' }, 'Please fill in all required fields!'],
    [{ ...written, message: 'x'.repeat(5001) }, 'Your message can have at most 5,000 characters.'],
  ])('%o is refused', async (wrong, message) => {
    expect(await refusal(shop.client.contact.send(wrong))).toMatchObject({ status: 400, message })
    expect(await kept()).toEqual([])
  })

  test('one address may write a limited number of times', async () => {
    for (let times = 0; times < 5; times += 1) await shop.client.contact.send(written)
    expect(await refusal(shop.client.contact.send(written))).toMatchObject({ status: 429, code: 'too-many' })
    expect(await kept()).toHaveLength(5)
    await shop.visitor().client.contact.send(written)
  })

  test('everybody can see how the website owner is reached', async () => {
    expect(await shop.client.contact.details({})).toEqual(contact)
  })
})

test('without contact details there is nothing to show, and messages are stored', async () => {
  const { client, database } = await testApp()
  expect(await client.contact.details({})).toEqual({ email: null, whatsapp: null })
  expect(await client.contact.send(written)).toEqual(sent)
  expect(await database.tables.$count(contactMessages)).toBe(1)
})

describe('with a form service', () => {
  /** A service that answers in this way, and the messages it received. */
  async function service(status: number, body: string) {
    const received: { type: string; body: string }[] = []
    const server = createServer(async (request, response) => {
      received.push({ type: request.headers['content-type'] ?? '', body: await text(request) })
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    whenFinished(async () => void server.close())
    const formUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/form`
    const { client, database } = await testApp({ contact: { ...contact, formUrl } })
    return { received, client, kept: () => database.tables.$count(contactMessages), server }
  }

  test.each([
    [200, '{}'],
    [200, 'thank you'],
    [302, '{"success":true}'],
  ])('one that answers %i %s has the message, as form data', async (status, body) => {
    const { client, received, kept } = await service(status, body)
    expect(await client.contact.send(written)).toEqual(sent)
    expect(received).toHaveLength(1)
    expect(received[0]?.type).toMatch(/^multipart\/form-data/)
    expect(received[0]?.body).toMatch(/name="email"\r\n\r\nanjali@example.test\r\n/)
    expect(received[0]?.body).toMatch(/name="message"\r\n\r\nIs the market open\?/)
    expect(received[0]?.body).not.toContain('name="website"')
    expect(await kept()).toBe(0)
  })

  const failed = {
    status: 502,
    code: 'form-service-failed',
    message: '❌ Something went wrong. Please try again later.',
  }
  test.each([
    [500, '{}'],
    [422, '{"success":false}'],
  ])('one that answers %i %s does not have it', async (status, body) => {
    const { client } = await service(status, body)
    expect(await refusal(client.contact.send(written))).toEqual(failed)
  })

  test('one that is unreachable does not have it either, and messages of robots are not passed on', async () => {
    const { client, received, server } = await service(200, '{}')
    expect(await client.contact.send({ ...written, website: 'x' })).toEqual(sent)
    expect(received).toEqual([])
    server.closeAllConnections()
    server.close()
    expect(await refusal(client.contact.send(written))).toEqual(failed)
  })
})
