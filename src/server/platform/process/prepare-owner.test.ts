import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeConsoleToAll, openConsoleToAll } from '#demo/load/website-owner.ts'
import { websiteOwners } from '#server/platform/database/schema/index.ts'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import { knownPassword } from '#tests/support/given.ts'
import { testApp } from '#tests/support/test-app.ts'
import { ConfigError } from '../config.ts'
import { prepareOwner } from './prepare-owner.ts'

const now = new Date('2026-11-14T08:00:00Z')
let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(() => shop.database.sql`truncate website_owners cascade`)

async function start(owner: { email: string | undefined; password: string | undefined }) {
  const said: string[] = []
  const { tables } = shop.database
  await prepareOwner({
    config: { owner },
    tables,
    passwords: createPasswords(),
    clock: () => now,
    say: (sentence) => said.push(sentence),
  })
  return said
}
const rows = () => shop.database.tables.select().from(websiteOwners)
const logIn = (email: string, password: string) =>
  shop.visitor().client.ownerSession.login({ email, password })

test('the website owner of the configuration is created at the first start, and left alone afterwards', async () => {
  const email = 'owner@example.test'
  expect(await start({ email, password: knownPassword })).toEqual([
    'owner@example.test may open the console now, and sets up a second factor at the first login.',
  ])
  const created = await rows()
  expect(created).toMatchObject([{ email, isSecondFactorWaived: false, totpSecret: null, createdAt: now }])
  await logIn(email, knownPassword)
  expect(await start({ email: email.toUpperCase(), password: 'Another-password-1814' })).toEqual([])
  expect(await start({ email, password: undefined })).toEqual([])
  expect(await rows()).toEqual(created)
})

test('several processes that start at once make one', async () => {
  const owner = { email: 'owner@example.test', password: knownPassword }
  await Promise.all([start(owner), start(owner), start(owner)])
  expect(await rows()).toHaveLength(1)
})

test('without any website owner the start says how to add one', async () => {
  expect(await start({ email: undefined, password: undefined })).toEqual([
    'Nobody may open the console yet: npm run owner -- add EMAIL makes a website owner.',
  ])
  expect(await start({ email: 'owner@example.test', password: undefined })).toEqual([
    'owner@example.test is no website owner yet: set OWNER_PASSWORD, or npm run owner -- add owner@example.test.',
  ])
  expect(await rows()).toEqual([])
})

test('a password that everybody chooses ends the start with a sentence', async () => {
  const owner = { email: 'owner@example.test', password: 'password123' }
  await expect(start(owner)).rejects.toThrow(ConfigError)
  await expect(start(owner)).rejects.toThrow(/OWNER_PASSWORD/)
  expect(await rows()).toEqual([])
})

test('the demo owner logs in without a second factor, and not at all once the demo is off', async () => {
  const { sql } = shop.database
  await openConsoleToAll(sql, now)
  await openConsoleToAll(sql, now)
  const { client } = shop.visitor()
  await client.ownerSession.login({ email: 'owner@zilbazar.demo', password: 'Lagon-bleu-2026' })
  expect((await client.ownerSession.sessions({})).sessions).toHaveLength(1)
  expect(await closeConsoleToAll(sql)).toBe(true)
  expect(await closeConsoleToAll(sql)).toBe(false)
  await expect(client.ownerSession.sessions({})).rejects.toThrow('Please log in first.')
})

test('a demo owner from before is let in too', async () => {
  await shop.given.owner({ email: 'owner@zilbazar.demo', needsSecondFactor: true })
  await openConsoleToAll(shop.database.sql, now)
  expect(await rows()).toMatchObject([{ isSecondFactorWaived: true }])
})
