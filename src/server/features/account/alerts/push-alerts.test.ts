import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { pushDevices, pushKeys, sessions } from '#server/platform/database/schema/index.ts'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { ownPushKeys } from '#server/platform/push/push-keys.ts'
import { pushSender } from '#server/platform/push/push-sender.ts'
import { alertsApp } from '#tests/support/alerts-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { sessionSecret } from '#tests/support/test-app.ts'
import { alertJobs } from './alerts.jobs.ts'
import { sendingQueries } from './sending.queries.ts'

const pushServer = await aPushServer()
const { shop, wait, aProcess, aPerson, aFollower, lettersTo } = await alertsApp({
  pushOrigin: pushServer.origin,
})
afterAll(() => pushServer.close())
beforeEach(() => {
  pushServer.received.length = 0
  pushServer.answer = 201
})

/** A push service on this machine, which notes what it is sent. */
async function aPushServer() {
  const received: { path: string; headers: Record<string, unknown>; bytes: number }[] = []
  const state = { answer: 201 }
  const server = createServer((request, response) => {
    let bytes = 0
    request.on('data', (part: Buffer) => {
      bytes += part.length
    })
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, bytes })
      response.writeHead(state.answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, { received, origin, close: () => server.close() })
}

const keysOfBrowser = () => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  return { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}
const aDevice = (path = `/push/${randomBytes(4).toString('hex')}`) => ({
  endpoint: pushServer.origin + path,
  ...keysOfBrowser(),
})

describe('a push', () => {
  const keys = () => ownPushKeys(shop.database.tables, sessionSecret)
  const queued = () =>
    shop.database.sql<{ data: { deviceId: string; message: { title: string; path: string } } }[]>`
      select data from pgboss.job where name = 'push'`

  test('goes to every browser of the person, in words of their language', async () => {
    const { person, store } = await aFollower({ push: 'at-once' })
    const device = aDevice()
    await person.client.alert.addDevice(device)
    await person.client.alert.addDevice(aDevice())
    const product = await shop.given.product({ store })
    await aProcess().round()
    const pushes = await queued()
    expect(pushes).toHaveLength(2)
    expect(pushes[0]?.data.message).toMatchObject({
      title: 'New at Ti Lakaz',
      path: `/product/${product.id}`,
    })
    expect(await lettersTo(person.email)).toEqual([])
  })

  test.each([404, 410])('that the service answers with %i ends the subscription', async (status) => {
    const { person } = await aFollower({ push: 'at-once' })
    await person.client.alert.addDevice(aDevice())
    const [device] = await shop.database.tables.select().from(pushDevices)
    pushServer.answer = status
    const other = jobQueue({ url: shop.database.url, log: { warn() {}, error() {} }, isScheduling: false })
    const { tables } = shop.database
    alertJobs(other, {
      ...aProcess(),
      queries: sendingQueries(tables),
      sendPush: pushSender(keys(), 'https://zilbazar.mu'),
    })
    const message = { title: 'New', body: 'Sega dress', path: '/', tag: 'a' }
    await other.send('push', { deviceId: device?.id, message })
    await expect.poll(() => tables.$count(pushDevices)).toBe(0)
    await other.close()
  })

  test.each([
    'https://127.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    'https://elsewhere.example/push',
    'https://fcm.googleapis.com.elsewhere.example/x',
    'file:///etc/passwd',
  ])('is never sent to %s', async (endpoint) => {
    const { client } = await aPerson()
    expect(await refusal(client.alert.addDevice({ ...aDevice(), endpoint }))).toMatchObject({
      status: 400,
      message: 'We do not know the push service of this browser.',
    })
  })

  test('no longer comes to a browser that is logged out', async () => {
    const { person, store } = await aFollower({ push: 'at-once' })
    await person.client.alert.addDevice(aDevice())
    await shop.database.tables.delete(sessions).where(eq(sessions.userId, person.id))
    await shop.given.product({ store })
    await aProcess().round()
    expect(await queued()).toHaveLength(0)
    expect(await shop.database.tables.$count(pushDevices)).toBe(0)
  })

  test('goes to ten browsers at most, and a browser belongs to whoever used it last', async () => {
    const { client } = await aPerson()
    for (let number = 0; number < 12; number += 1) {
      wait(1000)
      await client.alert.addDevice(aDevice())
    }
    expect((await client.alert.mine({})).devices).toHaveLength(10)
    const other = await aPerson()
    const device = aDevice()
    await client.alert.addDevice(device)
    await other.client.alert.addDevice(device)
    expect((await other.client.alert.mine({})).devices).toMatchObject([
      { device: 'Firefox on Android', isCurrent: true },
    ])
    expect((await client.alert.mine({})).devices).toHaveLength(9)
  })

  test('uses keys that are made once, whoever asks first, and stored encrypted', async () => {
    const made = await Promise.all([keys()(), keys()(), keys()()])
    expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1)
    const [stored] = await shop.database.tables.select().from(pushKeys)
    expect(stored?.privateKey).not.toContain(made[0]?.privateKey)
    const after = { current: 'another secret that is long enough, yes', previous: sessionSecret }
    expect(await ownPushKeys(shop.database.tables, after)()).toEqual(made[0])
    expect(await ownPushKeys(shop.database.tables, after.current)()).toEqual(made[0])
  })
})
