import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AlertPace } from '#domain/alerts.ts'
import { mostSavedSearches } from '#domain/limits.ts'
import { connect } from '#server/platform/database/connect.ts'
import { alerts, products, pushDevices, pushKeys, sessions } from '#server/platform/database/schema/index.ts'
import { type JobQueue, jobQueue } from '#server/platform/jobs/job-queue.ts'
import { mailQueue } from '#server/platform/mail/mailer.ts'
import { unsubscribeTokens } from '#server/platform/mail/unsubscribe-tokens.ts'
import { ownPushKeys } from '#server/platform/push/push-keys.ts'
import { pushSender } from '#server/platform/push/push-sender.ts'
import { refusal } from '#tests/support/refusal.ts'
import { sessionSecret, testApp } from '#tests/support/test-app.ts'
import { alertJobs } from './alerts.jobs.ts'
import { notingQueries } from './noting.queries.ts'
import { noting } from './noting.ts'
import { sendingQueries } from './sending.queries.ts'
import { sending } from './sending.ts'

let shop: Awaited<ReturnType<typeof testApp>>
let pushServer: Awaited<ReturnType<typeof aPushServer>>
let jobs: JobQueue
let now: Date
beforeAll(async () => {
  pushServer = await aPushServer()
  shop = await testApp({ pushOrigin: pushServer.origin })
  jobs = jobQueue({ url: shop.database.url, log: { warn() {}, error() {} } })
})
afterAll(async () => {
  await jobs.close()
  pushServer.close()
})
beforeEach(async () => {
  setClock('2026-11-14T08:00:00Z')
  pushServer.received.length = 0
  pushServer.answer = 201
  const { sql } = shop.database
  await sql`truncate rate_counts, alerts, alert_changes, saved_searches, followed_stores, push_devices, alert_choices,
    wished_products`
  await sql`delete from pgboss.job where name in ('mail', 'push')`
})

function setClock(moment: string) {
  now = new Date(moment)
  shop.at(moment)
}

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

/** What the jobs do, on connections of its own: as another process does. */
function aProcess(tables = shop.database.tables) {
  const mailer = mailQueue(jobs)
  const clock = () => now
  const queries = sendingQueries(tables)
  const work = {
    noting: noting({ tables, queries: notingQueries, clock }),
    sending: sending({ tables, queries, mailer, jobs, clock }),
  }
  return {
    ...work,
    async round() {
      await work.noting.changes()
      await work.sending.due()
    },
  }
}

async function aPerson(paces: { mail?: AlertPace; push?: AlertPace } = { mail: 'at-once' }) {
  const person = await shop.given.user()
  const browser = await shop.signedIn('user', person)
  if (Object.keys(paces).length > 0) await browser.client.alert.choose(paces)
  return { ...person, client: browser.client }
}

/** A person who follows a store. */
async function aFollower(paces?: { mail?: AlertPace; push?: AlertPace }, store?: { id: string }) {
  const followed = store ?? (await shop.given.store({ name: 'Ti Lakaz' }))
  const person = await aPerson(paces)
  await person.client.alert.followStore({ storeId: followed.id })
  return { person, store: followed as Awaited<ReturnType<typeof shop.given.store>> }
}

/** A person who watches the price of a wish of Rs 1,000. */
async function aWatcher(paces?: { mail?: AlertPace }) {
  const product = await shop.given.product({ price: 1000, title: 'Sega dress' })
  const person = await aPerson(paces)
  await person.client.wishlist.addProduct({ productId: product.id })
  await person.client.alert.watchPrice({ productId: product.id })
  return { person, product }
}

const setPrice = (id: string, rupees: number) =>
  shop.database.tables
    .update(products)
    .set({ priceCents: rupees * 100 })
    .where(eq(products.id, id))
const setDiscount = (id: string, discountPercent: number, expiresAt: string) =>
  shop.database.tables
    .update(products)
    .set({ discountPercent, discountExpiresAt: new Date(expiresAt) })
    .where(eq(products.id, id))

interface QueuedLetter {
  kind: string
  alerts: { kind: string; title: string }[]
  more: number
}
async function lettersTo(email: string): Promise<QueuedLetter[]> {
  const rows = await shop.database.sql<{ letter: QueuedLetter }[]>`
    select data->'letter' as letter from pgboss.job where name = 'mail' and data->'to'->>'email' = ${email}
    order by created_on`
  return rows.map(({ letter }) => letter)
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

describe('everything is off by default', () => {
  test('and following says so, so that the page can ask how', async () => {
    const { person, store } = await aFollower({})
    expect(await person.client.alert.followStore({ storeId: store.id })).toMatchObject({
      message: 'You follow this store.',
      choices: { mail: 'never', push: 'never' },
    })
    await shop.given.product({ store })
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    // What they follow is still listed.
    expect((await person.client.alert.mine({})).messages).toHaveLength(1)
  })
})

describe('a followed store', () => {
  test('tells of a new product, once, with one mail', async () => {
    const { person, store } = await aFollower()
    const stranger = await aPerson()
    await shop.given.product({ store, title: 'Sega dress' })
    await aProcess().round()
    await aProcess().round()
    expect(await lettersTo(person.email)).toMatchObject([
      { kind: 'alerts', alerts: [{ kind: 'new-product', title: 'Sega dress', storeName: 'Ti Lakaz' }] },
    ])
    expect(await lettersTo(stranger.email)).toEqual([])
  })

  test('tells of many new products in one mail, which names twenty', async () => {
    const { person, store } = await aFollower()
    for (let number = 0; number < 23; number += 1) await shop.given.product({ store })
    await aProcess().round()
    const [letter, ...others] = await lettersTo(person.email)
    expect(others).toEqual([])
    expect([letter?.alerts.length, letter?.more]).toEqual([20, 3])
  })

  test('tells of a draft when it is first shown, and not when it is shown again', async () => {
    const { person, store } = await aFollower()
    const draft = await shop.given.product({ store })
    const { tables } = shop.database
    const show = (isHidden: boolean) =>
      tables
        .update(products)
        .set({ isHidden, status: isHidden ? 'hidden' : 'active' })
        .where(eq(products.id, draft.id))
    await show(true)
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    await show(false)
    await aProcess().round()
    await show(true)
    await show(false)
    await aProcess().round()
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('that is no longer followed tells nothing', async () => {
    const { person, store } = await aFollower()
    await person.client.alert.unfollowStore({ storeId: store.id })
    await shop.given.product({ store })
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    expect(await person.client.alert.storeStatus({ storeId: store.id })).toMatchObject({ isFollowed: false })
  })

  test('must be there and shown', async () => {
    const { client } = await aPerson()
    const suspended = await shop.given.store({ isSuspended: true })
    expect(await refusal(client.alert.followStore({ storeId: suspended.id }))).toMatchObject({ status: 404 })
  })

  test('notes nothing for a store without followers', async () => {
    await shop.given.product({})
    expect(await shop.database.sql`select from alert_changes`).toHaveLength(0)
  })
})

describe('a watched price', () => {
  test('is told when it drops, with both prices, and not when it rises', async () => {
    const { person, product } = await aWatcher()
    await setPrice(product.id, 1200)
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    await setPrice(product.id, 800)
    await aProcess().round()
    expect(await lettersTo(person.email)).toMatchObject([
      { alerts: [{ kind: 'price-drop', priceCents: 80_000, otherCents: 120_000 }] },
    ])
  })

  test('is told when a discount begins', async () => {
    const { person, product } = await aWatcher()
    await setDiscount(product.id, 25, '2026-12-01T19:59:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toMatchObject([
      { alerts: [{ kind: 'price-drop', priceCents: 75_000, otherCents: 100_000 }] },
    ])
  })

  test('is told once a day, however often it drops', async () => {
    const { person, product } = await aWatcher()
    for (const price of [900, 800, 700]) {
      await setPrice(product.id, price)
      await aProcess().round()
    }
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('is marked on the wishlist, and no longer watched when the wish is removed', async () => {
    const { person, product } = await aWatcher()
    expect(await person.client.wishlist.products({})).toMatchObject({ alerts: [product.id] })
    await person.client.wishlist.removeProduct({ productId: product.id })
    await person.client.wishlist.addProduct({ productId: product.id })
    expect(await person.client.wishlist.products({})).toMatchObject({ alerts: [] })
    await setPrice(product.id, 800)
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
  })

  test('must be on the wishlist', async () => {
    const { client } = await aPerson()
    const product = await shop.given.product({})
    expect(await refusal(client.alert.watchPrice({ productId: product.id }))).toMatchObject({
      status: 404,
      message: 'This product is not on your wishlist.',
    })
  })

  test('is told the day before its discount ends, once', async () => {
    const { person, product } = await aWatcher({ mail: 'daily' })
    await setDiscount(product.id, 25, '2026-11-15T19:59:00Z')
    await aProcess().noting.changes()
    await shop.database.sql`truncate alerts`
    setClock('2026-11-13T20:30:00Z')
    await aProcess().noting.endingDiscounts()
    await aProcess().noting.endingDiscounts()
    await aProcess().sending.due()
    expect(await lettersTo(person.email)).toEqual([])
    setClock('2026-11-14T03:00:00Z')
    await aProcess().sending.due()
    expect(await lettersTo(person.email)).toMatchObject([
      { alerts: [{ kind: 'discount-ends', priceCents: 75_000, otherCents: 100_000 }] },
    ])
  })

  test.each([
    ['two days before', '2026-11-16T19:59:00Z', '2026-11-14T08:00:00Z'],
    ['on the day itself', '2026-11-14T19:59:00Z', '2026-11-14T08:00:00Z'],
    ['in the evening before', '2026-11-15T19:59:00Z', '2026-11-14T17:30:00Z'],
  ])('is not told as ending %s', async (_, expiresAt, at) => {
    const { product } = await aWatcher()
    await setDiscount(product.id, 25, expiresAt)
    setClock(at)
    await aProcess().noting.endingDiscounts()
    expect(await shop.database.tables.$count(alerts)).toBe(0)
  })
})

describe('a saved search', () => {
  test('tells of new products whose names match, in the chosen city', async () => {
    const person = await aPerson()
    const { client } = person
    await client.alert.saveSearch({ q: 'ravann' })
    await client.alert.saveSearch({ q: 'shoes', city: 'Souillac' })
    await shop.given.product({ title: 'Ravann of goat skin' })
    await shop.given.product({ title: 'Sega dress' })
    await shop.given.product({ title: 'Red shoes', store: await shop.given.store({ city: 'Curepipe' }) })
    await shop.given.product({ title: 'Blue shoes', store: await shop.given.store({ city: 'Souillac' }) })
    await aProcess().round()
    const [letter] = await lettersTo(person.email)
    expect(letter?.alerts.map(({ title }) => title).sort()).toEqual(['Blue shoes', 'Ravann of goat skin'])
    expect(letter?.alerts.every(({ kind }) => kind === 'search-match')).toBe(true)
  })

  test('finds the translation of a word, as the search does', async () => {
    const person = await aPerson()
    await person.client.alert.saveSearch({ q: 'soulie' })
    await shop.given.product({ title: 'Leather shoes' })
    await aProcess().round()
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('and a followed store tell of the same product once', async () => {
    const { person, store } = await aFollower()
    await person.client.alert.saveSearch({ q: 'ravann' })
    await shop.given.product({ store, title: 'Ravann' })
    await aProcess().round()
    expect((await lettersTo(person.email)).flatMap(({ alerts }) => alerts)).toHaveLength(1)
  })

  test('is saved once, and can be removed', async () => {
    const { client } = await aPerson()
    await client.alert.saveSearch({ q: 'ravann' })
    await client.alert.saveSearch({ q: 'Ravann' })
    const { searches } = await client.alert.mine({})
    expect(searches).toMatchObject([{ q: 'ravann', city: null }])
    await client.alert.removeSearch({ searchId: searches[0]?._id ?? '' })
    expect((await client.alert.mine({})).searches).toEqual([])
  })

  test.each(['???', '   '])('%j has no word and is refused', async (q) => {
    const { client } = await aPerson()
    expect(await refusal(client.alert.saveSearch({ q }))).toMatchObject({ status: 400 })
  })

  test('is one of a few', async () => {
    const { client } = await aPerson()
    for (let number = 0; number < mostSavedSearches; number += 1)
      await client.alert.saveSearch({ q: `word ${number}` })
    expect(await refusal(client.alert.saveSearch({ q: 'one more' }))).toMatchObject({
      status: 409,
      message: 'You can save 20 searches. Please remove one first.',
    })
  })
})

describe('the choice of a person', () => {
  test('a digest comes the next morning, with all of the day', async () => {
    const { person, store } = await aFollower({ mail: 'daily' })
    await shop.given.product({ store })
    await aProcess().round()
    await shop.given.product({ store })
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    setClock('2026-11-15T03:00:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toMatchObject([{ alerts: [{}, {}], more: 0 }])
  })

  test('at night, a message at once waits until the morning', async () => {
    const { person, store } = await aFollower()
    setClock('2026-11-14T19:00:00Z')
    await shop.given.product({ store })
    await aProcess().round()
    setClock('2026-11-15T02:59:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    setClock('2026-11-15T03:00:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('is followed by what waits already', async () => {
    const { person, store } = await aFollower({ mail: 'daily' })
    await shop.given.product({ store })
    await aProcess().round()
    await person.client.alert.choose({ mail: 'at-once' })
    await aProcess().round()
    expect(await lettersTo(person.email)).toHaveLength(1)
  })

  test('unsubscribing by the link in a mail needs no login, and stops what waits', async () => {
    const { person, store } = await aFollower({ mail: 'daily' })
    await shop.given.product({ store })
    await aProcess().round()
    const token = unsubscribeTokens(sessionSecret).sign({ userId: person.id, topic: 'alerts' })
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    setClock('2026-11-15T03:00:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
    setClock('2026-11-14T08:00:00Z')
    const { choices, stores } = await person.client.alert.mine({})
    expect([choices.mail, stores.length]).toEqual(['never', 1])
    await shop.client.mailChoice.choose({ token, wants: true })
    expect((await person.client.alert.mine({})).choices.mail).toBe('daily')
  })

  test('must be one of the three', async () => {
    const { client } = await aPerson()
    expect(await refusal(client.alert.choose({ mail: 'hourly' as never }))).toMatchObject({
      status: 400,
      message: 'Please choose at once, daily or never.',
    })
  })

  test('a product that was hidden meanwhile is not mailed', async () => {
    const { person, store } = await aFollower({ mail: 'daily' })
    const product = await shop.given.product({ store })
    await aProcess().round()
    await shop.database.tables.update(products).set({ status: 'removed' }).where(eq(products.id, product.id))
    setClock('2026-11-15T03:00:00Z')
    await aProcess().round()
    expect(await lettersTo(person.email)).toEqual([])
  })
})

describe('one message for each event', () => {
  test('when two processes try at once, on connections of their own', async () => {
    const others = [1, 2].map(() => connect(shop.database.url, { connections: 2, name: 'a process' }))
    try {
      const processes = [...others.map(({ tables }) => aProcess(tables)), aProcess()]
      const { person, store } = await aFollower()
      const { person: second } = await aFollower(undefined, store)
      for (let number = 0; number < 12; number += 1) await shop.given.product({ store })
      await Promise.all([...processes, ...processes].map((each) => each.round()))
      await Promise.all(processes.map((each) => each.round()))
      for (const { email } of [person, second]) {
        const told = (await lettersTo(email)).flatMap(({ alerts }) => alerts)
        expect(told).toHaveLength(12)
      }
    } finally {
      await Promise.all(others.map(({ sql }) => sql.end()))
    }
  })

  test('when the same event is noted by two processes at once', async () => {
    const { person, product } = await aWatcher()
    await setDiscount(product.id, 25, '2026-11-15T19:59:00Z')
    await shop.database.sql`truncate alert_changes`
    const another = connect(shop.database.url, { connections: 2, name: 'a process' })
    try {
      const [one, other] = [aProcess(), aProcess(another.tables)]
      const all = [one, other, one, other].map(async ({ noting, sending }) => {
        await noting.endingDiscounts()
        await sending.due()
      })
      await Promise.all(all)
      expect((await lettersTo(person.email)).flatMap(({ alerts }) => alerts)).toHaveLength(1)
    } finally {
      await another.sql.end()
    }
  })

  test('in whatever order products, prices and rounds come', async () => {
    const step = fc.constantFrom('add', 'drop', 'round', 'two rounds', 'a day')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        setClock('2026-11-14T08:00:00Z')
        const { person, store } = await aFollower()
        const product = await shop.given.product({ store, price: 1000 })
        await person.client.wishlist.addProduct({ productId: product.id })
        await person.client.alert.watchPrice({ productId: product.id })
        let price = 1000
        let added = 1
        let isDropped = false
        let isToldToday = false
        let drops = 0
        const settle = (rounds: number) =>
          Promise.all(Array.from({ length: rounds }, () => aProcess().round()))
        const rounds = async (number: number) => {
          await settle(number)
          if (isDropped && !isToldToday) {
            drops += 1
            isToldToday = true
          }
          isDropped = false
        }
        for (const each of [...steps, 'round' as const]) {
          if (each === 'add') {
            await shop.given.product({ store })
            added += 1
          } else if (each === 'drop') {
            price -= 50
            await setPrice(product.id, price)
            isDropped = true
          } else if (each === 'a day') {
            await rounds(1)
            setClock(new Date(now.getTime() + 24 * 3600_000).toISOString())
            isToldToday = false
          } else await rounds(each === 'round' ? 1 : 2)
        }
        const told = (await lettersTo(person.email)).flatMap(({ alerts }) => alerts)
        expect(told.filter(({ kind }) => kind === 'new-product')).toHaveLength(added)
        expect(told.filter(({ kind }) => kind === 'price-drop')).toHaveLength(drops)
      }),
      { numRuns: 15 },
    )
  })
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
      setClock(new Date(now.getTime() + 1000).toISOString())
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
