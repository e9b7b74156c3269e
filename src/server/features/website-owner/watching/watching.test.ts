import { expect, test, vi } from 'vitest'
import type { BrowserError } from '#contract/public/browser-errors.ts'
import { knownPassword } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { testApp } from '#tests/support/test-app.ts'

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36'
const report = (more: Partial<BrowserError> = {}): BrowserError => ({
  message: 'x is undefined',
  place: 'Cx3-_abc.js:3:14',
  page: '/search',
  ...more,
})

/** What the console shows after everything gathered was written. */
async function shownErrors(shop: Awaited<ReturnType<typeof testApp>>) {
  await shop.app.close()
  const again = await testApp({ database: shop.database })
  const { client } = await again.signedIn('owner', await again.given.owner())
  return (await client.ownerWatching.browserErrors({})).errors
}

test('errors of browsers are counted by message and place, without what people typed', async () => {
  const shop = await testApp()
  const { client } = shop.visitor({ userAgent: phone })
  await client.browserError.report(report())
  await client.browserError.report(report())
  const typed = `Unexpected token 'anjali@example.test' at https://x.test/a?b and 5755 0142, "my secret`
  await client.browserError.report(report({ message: typed, page: '/fr/reset-password/secret' }))
  await client.browserError.report(report({ place: 'https://elsewhere.test/extension.js:1:1' }))
  await client.browserError.report(report({ place: '' }))
  await shop.visitor({ userAgent: 'curl/8.5.0' }).client.browserError.report(report({ message: 'robot' }))
  expect(await shownErrors(shop)).toEqual(
    [
      expect.objectContaining({
        message: 'Unexpected token … at … and …, …',
        page: '/fr/reset-password',
        count: 1,
      }),
      {
        message: 'x is undefined',
        place: 'Cx3-_abc.js:3:14',
        page: '/search',
        build: '1.0.0',
        count: 2,
        lastAt: '2026-11-14T08:00:00.000Z',
      },
    ].sort((one) => (one.message === 'x is undefined' ? 1 : -1)) as never,
  )
})

test('one address is counted twenty times a minute, and days older than 30 are removed', async () => {
  const shop = await testApp()
  await shop.database.sql`insert into browser_errors values
    ('2026-10-14', 'old', 'a.js:1:1', '/', '1.0.0', 7, '2026-10-14T08:00:00Z')`
  const { client } = shop.visitor({ userAgent: phone })
  for (let time = 0; time < 30; time += 1) await client.browserError.report(report())
  expect((await shownErrors(shop)).map(({ message, count }) => [message, count])).toEqual([
    ['x is undefined', 20],
  ])
  expect((await shop.database.sql`select from browser_errors where message = 'old'`).length).toBe(0)
})

test.each([
  [{}],
  [{ message: 7, place: 'a.js:1:1', page: '/' }],
  [{ ...report(), message: 'x'.repeat(2000) }],
])('report %# is refused with a sentence', async (body) => {
  const shop = await testApp()
  const { client } = shop.visitor({ userAgent: phone })
  expect(await refusal(client.browserError.report(body as BrowserError))).toMatchObject({ status: 400 })
})

test('failed logins, waits, wrong codes and new devices are noted by sign, never by name or secret', async () => {
  const shop = await testApp()
  const person = await shop.given.user()
  const { client } = await shop.signedIn('owner', await shop.given.owner())
  const guess = (from = shop.visitor({ address: '102.160.12.7', userAgent: phone })) =>
    from.client.account.login({ email: person.email, password: 'A-wrong-password-1' }).catch(() => {})
  for (let time = 0; time < 7; time += 1) await guess()
  const device = shop.visitor({ address: '102.160.12.8', userAgent: phone })
  const other = await shop.given.user()
  await device.client.account.login({ email: other.email, password: knownPassword })
  await device.client.account.login({ email: other.email, password: knownPassword })

  // Each process writes what it has gathered when it is asked, and after some seconds.
  const noted = { 'failed-login': 5, lockout: 2, 'new-device': 1 }
  const { days, events } = await vi.waitFor(async () => {
    const found = await client.ownerWatching.securityEvents({})
    const counts = Object.fromEntries(found.events.map(({ event, count }) => [event, count]))
    expect(counts).toEqual(noted)
    return found
  })
  expect(days).toBe(90)
  const [failed, waited] = ['failed-login', 'lockout'].map((name) =>
    events.find(({ event }) => event === name),
  )
  expect(failed).toMatchObject({ login: 'user', device: 'Chrome on Android', account: waited?.account })
  const rows = JSON.stringify(await shop.database.sql`select * from security_events`)
  for (const secret of [person.email, other.email, '102.160', 'wrong-password', knownPassword])
    expect(rows).not.toContain(secret)
})

test('what is older than 90 days is swept', async () => {
  const shop = await testApp()
  const { sql } = shop.database
  await sql`insert into security_events values
    ('2026-08-01', 'lockout', 'user', 'a', 'b', '', 1, '2026-08-01'), ('2026-11-13', 'lockout', 'user', 'a', 'b', '', 1, '2026-11-13')`
  const { createSecurityLog } = await import('#server/platform/security-log/security-log.ts')
  const log = createSecurityLog(
    shop.database.tables,
    'a secret of the tests that is long enough',
    () => new Date('2026-11-14T08:00:00Z'),
    shop.app.log,
  )
  await log.sweep()
  expect(await sql`select count(*)::int from security_events`).toEqual([{ count: 1 }])
})
