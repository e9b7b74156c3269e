import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { users } from '#server/platform/database/schema/index.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { backOff, type PauseAfter } from '#server/platform/jobs/back-off.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { given } from '#tests/support/given.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { linkTokens } from './link-tokens.ts'
import { createMailer, type Recipient } from './mailer.ts'
import { smtpTransport } from './smtp-transport.ts'
import { unsubscribeTokens } from './unsubscribe-tokens.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})

const tokens = linkTokens('a session secret of good length')
const marie = { name: 'Marie-Ange "Ti" & <b>Fils', email: 'marie@example.test' }

function openMailer(smtpUrl: string, pauseAfter?: PauseAfter) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const jobs = jobQueue({ url: database.url, log, pollMs: 100 })
  const transport = smtpTransport(smtpUrl)
  const mailer = createMailer({
    jobs,
    transport,
    publicUrl: 'https://zilbazar.mu',
    from: 'Zilbazar <hello@zilbazar.mu>',
    replyTo: 'people@zilbazar.mu',
    linkTokens: tokens,
    unsubscribeTokens: unsubscribeTokens('a session secret of good length'),
    log,
    ...(pauseAfter && { pauseAfter }),
  })
  whenFinished(async () => {
    await jobs.close()
    transport.close()
  })
  const logged = () => JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls])
  return { mailer, jobs, log, logged }
}

test('an answer to a letter that asks to write to us reaches the website owner, other letters ask for none', async () => {
  const server = await mailServer()
  const { mailer } = openMailer(server.url)
  await mailer.send(marie, {
    kind: 'application-asked',
    businessName: 'Ti Lakaz',
    question: 'Where are you?',
  })
  expect((await server.nextMailTo(marie.email)).headers['reply-to']).toBe('people@zilbazar.mu')
  await mailer.send(marie, { kind: 'already-registered' })
  expect((await server.nextMailTo(marie.email)).headers).not.toHaveProperty('reply-to')
})

test('a letter reaches a mail server whole: names, subject, both parts, the link, the headers', async () => {
  const server = await mailServer()
  const { mailer, logged } = openMailer(server.url)
  const { seed, token } = tokens.create()
  await mailer.send(marie, { kind: 'verify-email', seed })

  const mail = await server.nextMailTo(marie.email)
  expect(mail.subject).toBe('Confirm your email address')
  expect(mail.from).toBe('Zilbazar <hello@zilbazar.mu>')
  expect(mail.to).toContain('<marie@example.test>')
  expect(mail.links).toEqual([`https://zilbazar.mu/verify-email/${token}`, 'https://zilbazar.mu/'])
  expect(mail.text).toContain('Hello Marie-Ange "Ti" & <b>Fils,')
  expect(mail.html).toContain('Hello Marie-Ange &quot;Ti&quot; &amp; &lt;b&gt;Fils,')
  expect(mail.html).toContain(`href="https://zilbazar.mu/verify-email/${token}"`)
  expect(mail.headers).toMatchObject({
    'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@zilbazar\.mu>$/),
    'auto-submitted': 'auto-generated',
    'content-type': expect.stringContaining('multipart/alternative'),
  })
  const [job] = await database.sql`select data::text from pgboss.job order by created_on desc limit 1`
  expect(job?.data).toContain(seed)
  expect(job?.data).not.toContain(token)
  expect(logged()).not.toMatch(new RegExp(`${token}|${seed}|${marie.email}`))
})

test('a letter leaves when the transaction commits, and not at all when it is undone', async () => {
  const server = await mailServer()
  const { mailer } = openMailer(server.url)
  await inTransaction(database.tables, async (tx) => {
    await mailer.send({ name: 'Never', email: 'never@example.test' }, { kind: 'password-changed' }, tx)
    throw new Error('undone')
  }).catch(() => {})
  await inTransaction(database.tables, (tx) =>
    mailer.send({ name: 'Always', email: 'always@example.test' }, { kind: 'password-changed' }, tx),
  )
  await server.nextMailTo('always@example.test')
  expect(server.mails.map(({ to }) => to)).toEqual(['Always <always@example.test>'])
})

test('a letter is in the language of the account with its address, unless that is said, and English otherwise', async () => {
  const server = await mailServer()
  const { mailer } = openMailer(server.url)
  const { id, email } = await given(database.tables, () => new Date()).user({ language: 'fr' })
  const shouted = email.replace('person', 'PERSON')
  const send = (to: Recipient) =>
    inTransaction(database.tables, (tx) => mailer.send(to, { kind: 'password-changed' }, tx))
  const subjectTo = async (address: string) => (await server.nextMailTo(address)).subject

  await send({ name: 'Anaïs', email: shouted })
  const french = await server.nextMailTo(shouted)
  expect(french.subject).toBe('Votre mot de passe a été changé')
  expect(french.text).toMatch(/^Bonjour Anaïs,/)
  expect(french.html).toContain('<html lang="fr">')
  expect(french.headers['content-language']).toBe('fr')
  expect(french.links).toEqual(['https://zilbazar.mu/fr/forgot-password', 'https://zilbazar.mu/fr/'])

  await send({ name: 'Anaïs', email, language: 'en' })
  expect(await subjectTo(email)).toBe('Your password was changed')
  await send({ name: 'Nobody', email: 'no-account@example.test' })
  expect(await subjectTo('no-account@example.test')).toBe('Your password was changed')

  await inTransaction(database.tables, async (tx) => {
    await mailer.send({ name: 'Anaïs', email }, { kind: 'account-deleted' }, tx)
    await tx.delete(users).where(eq(users.id, id))
  })
  expect(await subjectTo(email)).toBe('Votre compte est supprimé')
})

test('a letter that was queued before letters had a language is English', async () => {
  const server = await mailServer()
  const { jobs } = openMailer(server.url)
  const to = { name: 'Ravi', email: 'queued@example.test' }
  await jobs.send('mail', { to, letter: { kind: 'account-deleted' } })
  const mail = await server.nextMailTo(to.email)
  expect(mail.subject).toBe('Your account is deleted')
  expect(mail.links).toContain('https://zilbazar.mu/contact')
})

test('letters wait for a mail server that is down, and each arrives once when it is back', async () => {
  const before = await mailServer()
  await before.close()
  const everySecond = backOff({ firstSeconds: 1, longestSeconds: 1, tries: 20 })
  const { mailer, log, logged } = openMailer(before.url, everySecond)
  const names = ['Ann', 'Ben', 'Cyd']
  for (const name of names)
    await mailer.send({ name, email: `${name}@down.test` }, { kind: 'account-deleted' })
  await vi.waitFor(() => expect(log.warn.mock.calls.length).toBeGreaterThanOrEqual(3))

  const after = await mailServer({ port: before.port })
  await vi.waitFor(() => expect(after.mails).toHaveLength(3))
  expect(after.mails.map(({ to }) => to).sort()).toEqual(names.map((name) => `${name} <${name}@down.test>`))
  expect(new Set(after.mails.map(({ headers }) => headers['message-id'])).size).toBe(3)
  expect(logged()).not.toContain('@down.test')
})

test('a letter that the mail server refuses is tried again, given up in the end, and others go on', async () => {
  const server = await mailServer({ refuseWith: 550 })
  const { mailer, log, logged } = openMailer(
    server.url,
    backOff({ firstSeconds: 0, longestSeconds: 0, tries: 3 }),
  )
  await mailer.send({ name: 'Nobody', email: 'nobody@refused.test' }, { kind: 'password-changed' })
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce())
  expect(server.seen.recipients).toBe(3)
  expect(log.error.mock.calls[0]?.[0].err.message).toMatch(/EENVELOPE, RCPT TO, 550$/)
  expect(logged()).not.toContain('nobody@')
  const [job] =
    await database.sql`select state, output::text from pgboss.job where data->'to'->>'email' like 'nobody@%'`
  expect(job?.state).toBe('failed')
  expect(job?.output).not.toContain('nobody@')

  await server.close()
  const kinder = await mailServer({ port: server.port })
  await mailer.send({ name: 'Somebody', email: 'somebody@example.test' }, { kind: 'password-changed' })
  await kinder.nextMailTo('somebody@example.test')
})

test('a mail server that hangs up in the middle loses nothing', async () => {
  const rude = await mailServer({ hangsUp: true })
  const { mailer, log } = openMailer(rude.url, backOff({ firstSeconds: 1, longestSeconds: 1, tries: 9 }))
  await mailer.send({ name: 'Patient', email: 'patient@example.test' }, { kind: 'password-changed' })
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled())
  await rude.close()
  const polite = await mailServer({ port: rude.port })
  await polite.nextMailTo('patient@example.test')
  expect(polite.mails).toHaveLength(1)
})
