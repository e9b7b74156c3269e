import { beforeAll, expect, test } from 'vitest'
import { noPassword } from '#demo/load/people.ts'
import { openConsoleToAll } from '#demo/load/website-owner.ts'
import { testApp } from '#tests/support/test-app.ts'
import { readConfig } from '../../config.ts'
import { startList } from './check-start.ts'
import { dataFindings } from './data.ts'

const https = { PUBLIC_URL: 'https://zilbazar.mu' }
const realClock = () => new Date()
let shop: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  shop = await testApp()
})

async function found(environment: Record<string, string> = https, clock = realClock) {
  const findings = await dataFindings(shop.database.sql, readConfig(environment), clock)
  return Object.fromEntries(findings.map(({ topic, level, text }) => [topic, { level, text }]))
}
const fine = expect.objectContaining({ level: 'fine' })
const attention = expect.objectContaining({ level: 'attention' })
const refused = expect.objectContaining({ level: 'refused' })

test('the database is asked for its version, its clock and its website owners', async () => {
  expect(await found()).toEqual({
    'Demo content': fine,
    'Demo accounts': fine,
    'Website owner': attention,
    PostgreSQL: fine,
    Clock: fine,
  })
  await shop.given.owner({ needsSecondFactor: true })
  expect((await found())['Website owner']?.text).toBe('1 of 1 have no second factor yet.')
  await shop.database.sql`update website_owners set totp_secret = 'encrypted'`
  expect(await found()).toMatchObject({ 'Website owner': fine })
})

test('a clock that is off is told', async () => {
  const { Clock } = await found(https, () => new Date(Date.now() - 60_000))
  expect(Clock).toEqual({ level: 'attention', text: expect.stringMatching(/^(59|60|61) seconds behind/) })
})

test('demo content and demo accounts that can be used are told, at a public address only', async () => {
  const { id } = await shop.given.store()
  await shop.database.sql`
    update users set email = 'somebody@zilbazar.demo' where id = (select user_id from stores where id = ${id})`
  expect(await found()).toMatchObject({ 'Demo content': attention, 'Demo accounts': refused })
  expect(await found({ PUBLIC_URL: 'http://zilbazar.mu' })).toMatchObject({ 'Demo accounts': attention })
  expect(await found({})).not.toHaveProperty('Demo content')
  await shop.database
    .sql`update users set password_hash = ${noPassword} where email = 'somebody@zilbazar.demo'`
  expect(await found()).toMatchObject({ 'Demo content': attention, 'Demo accounts': fine })

  await openConsoleToAll(shop.database.sql, new Date())
  expect(await found()).toMatchObject({ 'Demo accounts': refused })
})

test('the start prints one list at a public address, and none on one machine', async () => {
  const { sql } = shop.database
  const list = await startList(sql, readConfig({ ...https, METRICS_TOKEN: 'figures' }), realClock)
  expect(list[0]).toBe('Before real visitors come (npm run doctor says more):')
  for (const topic of ['Mail', 'SESSION_SECRET', 'Backup'])
    expect(list).toContainEqual(expect.stringMatching(new RegExp(`^ {2}- ${topic}: `)))
  expect(list.join('\n')).not.toMatch(/METRICS_TOKEN|PostgreSQL/)
  expect(await startList(sql, readConfig({}), realClock)).toEqual([])
})
