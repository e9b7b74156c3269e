import { asc } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#server/platform/database/schema/index.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { mailQueue } from '#server/platform/mail/mailer.ts'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import { knownPassword } from '#tests/support/given.ts'
import { type OwnerApp, ownerApp } from '#tests/support/owner-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { ownerCommands } from './commands.ts'

let shop: OwnerApp
let act: ReturnType<typeof ownerCommands>
beforeAll(async () => {
  shop = await ownerApp()
  // As a command beside the app does it: letters are only queued here.
  const jobs = jobQueue({ url: shop.database.url, log: console })
  whenFinished(() => jobs.close())
  act = ownerCommands({
    tables: shop.database.tables,
    passwords: createPasswords(),
    mailer: mailQueue(jobs),
    clock: () => new Date('2026-11-14T08:00:00Z'),
  })
})
beforeEach(async () => {
  await shop.database.sql`truncate website_owners cascade`
})

const printed = (lines: string[]) => lines[1] ?? ''
const logIn = (email: string, password: string) =>
  shop.visitor().client.ownerSession.login({ email, password })

test('add makes a website owner, whose password works and who then sets up a second factor', async () => {
  const email = 'meera@example.test'
  const { lines, isDone } = await act({ command: 'add', email })
  expect(isDone).toBe(true)
  expect(lines[0]).toContain(email)
  expect(printed(lines)).toMatch(/^([2-9a-z]{5}-){3}[2-9a-z]{5}$/)
  const browser = shop.visitor()
  await browser.client.ownerSession.login({ email, password: printed(lines) })
  expect(await browser.client.ownerSession.status({})).toEqual({
    authenticated: true,
    needsSecondFactor: true,
  })
})

test('add does not change an existing owner, whatever the case of the address', async () => {
  const { email } = await shop.given.owner()
  expect(await act({ command: 'add', email: email.toUpperCase() })).toEqual({
    isDone: false,
    lines: [`${email.toUpperCase()} is a website owner already. reset-password makes a new password.`],
  })
  await logIn(email, knownPassword)
})

test('reset-password ends every session and keeps the second factor', async () => {
  const { owner, client, credentials } = await shop.enrolled('2026-11-14T08:00:00Z')
  const { lines, isDone } = await act({
    command: 'reset-password',
    email: owner.email,
    removesSecondFactor: false,
  })
  expect(isDone).toBe(true)
  expect(await refusal(client.ownerSession.me({}))).toMatchObject({ status: 401 })
  expect(await refusal(logIn(credentials.email, credentials.password))).toMatchObject({
    code: 'wrong-credentials',
  })
  expect(await refusal(logIn(credentials.email, printed(lines)))).toMatchObject({
    code: 'second-factor-needed',
  })
})

test('reset-password with --second-factor lets a new one be set up', async () => {
  const { owner, recoveryCodes } = await shop.enrolled('2026-11-14T08:00:00Z')
  const reset = { command: 'reset-password', email: owner.email, removesSecondFactor: true } as const
  const { lines } = await act(reset)
  expect(lines[2]).toBe('The second factor is removed: the next login sets up another.')
  const { client } = shop.visitor()
  await client.ownerSession.login({ email: owner.email, password: printed(lines) })
  expect(await client.ownerSession.me({})).toMatchObject({ needsSecondFactor: true, recoveryCodesLeft: 0 })
  expect(recoveryCodes).toHaveLength(10)
})

test('an unknown address is reported', async () => {
  const email = 'nobody@example.test'
  const reset = { command: 'reset-password', email, removesSecondFactor: false } as const
  expect(await act(reset)).toEqual({ isDone: false, lines: [`${email} is no website owner.`] })
  expect(await act({ command: 'approve', email })).toEqual({
    isDone: false,
    lines: [`Nobody has an account with the address ${email}.`],
  })
})

test('list prints every website owner', async () => {
  expect((await act({ command: 'list' })).lines).toEqual([
    'There is no website owner yet: npm run owner -- add EMAIL makes one.',
  ])
  await shop.given.owner({ email: 'demo@example.test' })
  await act({ command: 'add', email: 'meera@example.test' })
  expect((await act({ command: 'list' })).lines).toEqual([
    'demo@example.test  since 14/11/2026  no second factor needed',
    'meera@example.test  since 14/11/2026  second factor not set up yet',
  ])
})

test('commands from the shell are in the audit log, without the password', async () => {
  const before = await shop.database.tables.$count(auditLog)
  const { lines } = await act({ command: 'add', email: 'meera@example.test' })
  await act({ command: 'reset-password', email: 'meera@example.test', removesSecondFactor: true })
  const rows = await shop.database.tables.select().from(auditLog).orderBy(asc(auditLog.id)).offset(before)
  expect(rows.map(({ actor, action, details }) => [actor, action, details])).toEqual([
    ['npm run owner', 'add-owner', { email: 'meera@example.test' }],
    ['npm run owner', 'reset-owner-password', { email: 'meera@example.test', removesSecondFactor: true }],
  ])
  expect(JSON.stringify(rows)).not.toContain(printed(lines))
})

test('approve lets a person register a store', async () => {
  const person = await shop.given.user()
  const { isDone, lines } = await act({ command: 'approve', email: person.email })
  expect(isDone).toBe(true)
  expect(lines[0]).toContain('may register a store now')
})
