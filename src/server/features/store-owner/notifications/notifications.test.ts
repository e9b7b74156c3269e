import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobQueue } from '#server/platform/jobs/job-queue.ts'
import { mailQueue } from '#server/platform/mail/mailer.ts'
import { unsubscribeTokens } from '#server/platform/mail/unsubscribe-tokens.ts'
import { type ModerationApp, moderationApp } from '#tests/support/moderation-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { sessionSecret } from '#tests/support/test-app.ts'
import { whenFinished } from '#tests/support/when-finished.ts'
import { dailyMail } from './daily-mail.ts'
import { notificationQueries } from './notifications.queries.ts'

let shop: ModerationApp
let now: Date
beforeAll(async () => {
  shop = await moderationApp()
})
beforeEach(async () => {
  setClock('2026-11-14T08:00:00Z')
  const { sql } = shop.database
  await sql`truncate rate_counts, store_notifications`
  await sql`delete from pgboss.job where name = 'mail'`
})

function setClock(moment: string) {
  now = new Date(moment)
  shop.at(moment)
}

/** A store with a product, its owner's calls and the address of its person. */
async function opened() {
  const store = await shop.given.store({ name: 'Ti Lakaz' })
  const product = await shop.given.product({ store, title: 'Sega dress' })
  const [person] = await shop.database.sql<{ email: string }[]>`
    select email from users where id = ${store.userId}`
  const own = (await shop.signedIn('admin', store)).client.storeOwner
  return { store, product, own, email: person?.email ?? '' }
}

async function rate(productId: string, rating = 4) {
  const person = await shop.person()
  await person.client.rating.rateProduct({ productId, rating })
  return person
}

type Letter = { kind: string; storeName?: string; notifications?: { kind: string }[]; more?: number }
const lettersTo = async (email: string): Promise<Letter[]> => {
  const rows = await shop.database.sql<{ letter: Letter }[]>`
    select data->'letter' as letter from pgboss.job where name = 'mail' and data->'to'->>'email' = ${email}
    order by created_on`
  return rows.map(({ letter }) => letter)
}

/** The daily mail without a worker, so that the queue can be looked into. */
function daily(atOnce?: number) {
  const { tables, url } = shop.database
  const jobs = jobQueue({ url, log: { warn() {}, error() {} } })
  whenFinished(() => jobs.close())
  const deps = { tables, queries: notificationQueries(tables), mailer: mailQueue(jobs), clock: () => now }
  return dailyMail({ ...deps, ...(atOnce && { atOnce }) })
}

describe('a rating', () => {
  test('is told to the store once; changing or repeating it tells nothing more', async () => {
    const { own, product } = await opened()
    const person = await rate(product.id)
    await person.client.rating.rateProduct({ productId: product.id, rating: 4 })
    await person.client.rating.rateProduct({
      productId: product.id,
      rating: 1,
      comment: 'On second thought.',
    })
    expect(await own.notifications({})).toMatchObject({
      notifications: [
        {
          kind: 'rating',
          of: 'product',
          targetId: product.id,
          name: 'Sega dress',
          rating: 4,
          at: '2026-11-14T08:00:00.000Z',
          isRead: false,
        },
      ],
      unread: 1,
      total: 1,
      mails: { rating: 'daily', 'report-decision': 'at-once', 'fee-date': 'at-once' },
    })
  })

  test('of the store itself is told too, and not to another store', async () => {
    const [{ own, store }, other] = [await opened(), await opened()]
    const person = await shop.person()
    await person.client.rating.rateStore({ adminId: store.id, rating: 5 })
    expect((await own.notifications({})).notifications).toMatchObject([{ of: 'store', name: 'Ti Lakaz' }])
    expect(await other.own.notifications({})).toMatchObject({ notifications: [], unread: 0, total: 0 })
  })

  test('that is held is told when it is released, with nothing about the holding', async () => {
    const { own, product } = await opened()
    const owner = (await shop.owner()).ownerModeration
    const [held, dropped] = [
      await shop.rating('product', product.id, { status: 'held' }),
      await shop.rating('product', product.id, { status: 'held' }),
    ]
    expect((await own.unreadNotifications({})).unread).toBe(0)
    await owner.dropRating({ of: 'product', ratingId: dropped.id })
    await owner.releaseRating({ of: 'product', ratingId: held.id })
    const { notifications } = await own.notifications({})
    expect(notifications).toHaveLength(1)
    expect(notifications[0]).toMatchObject({ kind: 'rating', rating: 5 })
    expect(JSON.stringify(notifications)).not.toMatch(/held|release/)
  })

  test('that is held after it was told is told no more, until it is released', async () => {
    const { own, product } = await opened()
    const person = await rate(product.id)
    const { sql } = shop.database
    const hold = (status: string) =>
      sql`update product_ratings set status = ${status} where user_id = ${person.id}`
    await hold('held')
    expect(await own.notifications({})).toMatchObject({ notifications: [], unread: 0, total: 0 })
    await hold('counted')
    expect((await own.notifications({})).unread).toBe(1)
  })

  test('that was held and is removed, and one that is taken back, leave no notification', async () => {
    const { own, product } = await opened()
    const held = await shop.rating('product', product.id, { status: 'held' })
    await (await shop.owner()).ownerModeration.removeReview({
      of: 'product',
      ratingId: held.id,
      reason: 'Paid for.',
    })
    const person = await rate(product.id)
    const { rating } = await person.client.rating.myProductRating({ productId: product.id })
    await person.client.rating.deleteProductRating({ ratingId: rating._id })
    expect((await own.notifications({})).notifications).toEqual([])
  })
})

describe('a decision', () => {
  test('about the store’s own content is listed with its reason, and mailed by its own letter alone', async () => {
    const { own, product, email } = await opened()
    const owner = (await shop.owner()).ownerModeration
    await owner.removeProduct({ productId: product.id, reason: 'A copy.' })
    setClock('2026-11-14T08:01:00Z')
    await owner.restoreProduct({ productId: product.id })
    expect((await own.notifications({})).notifications).toMatchObject([
      { kind: 'report-decision', decision: 'restore', target: 'product', label: 'Sega dress', words: '' },
      { decision: 'remove', target: 'product', label: 'Sega dress', words: 'A copy.' },
    ])
    expect((await lettersTo(email)).map(({ kind }) => kind)).toEqual(['product-removed', 'shown-again'])
  })

  test('to dismiss a report tells the store nothing', async () => {
    const { own, product } = await opened()
    const reporter = await shop.person()
    await reporter.client.report.product({ productId: product.id, reason: 'misleading', details: '' })
    expect((await own.notifications({})).total).toBe(0)
    await (await shop.owner()).ownerModeration.dismiss({ target: 'product', targetId: product.id })
    expect((await own.notifications({})).total).toBe(0)
  })

  test('about what the store itself reported is listed', async () => {
    const { own, store, product } = await opened()
    const review = await shop.rating('product', product.id, { rating: 1, comment: 'Lies.' })
    const keeper = (await shop.signedIn('user', { id: store.userId })).client
    await keeper.report.productReview({
      type: 'rating',
      targetId: review.id,
      reason: 'misleading',
      details: '',
    })
    await (await shop.owner()).ownerModeration.dismiss({ target: 'product-review', targetId: review.id })
    expect((await own.notifications({})).notifications).toMatchObject([
      { decision: 'dismiss', target: 'product-review', label: 'Review of Sega dress' },
    ])
  })

  test('to remove a review of the store comes by mail as the store chose', async () => {
    for (const [mail, letters] of [
      ['at-once', ['store-notifications']],
      ['never', []],
    ] as const) {
      const { own, product, email } = await opened()
      await own.chooseNotificationMail({ kind: 'report-decision', mail })
      const review = await shop.rating('product', product.id)
      await (await shop.owner()).ownerModeration.removeReview({
        of: 'product',
        ratingId: review.id,
        reason: 'Paid for.',
      })
      expect((await own.notifications({})).notifications).toMatchObject([
        { decision: 'remove', target: 'product-review', words: '' },
      ])
      expect((await lettersTo(email)).map(({ kind }) => kind)).toEqual(letters)
    }
  })
})

test('notifications are marked as read up to the newest on the screen', async () => {
  const { own, product } = await opened()
  await rate(product.id)
  const { notifications } = await own.notifications({})
  setClock('2026-11-14T08:05:00Z')
  await rate(product.id)
  await own.readNotifications({ until: notifications[0]?.at ?? '' })
  expect((await own.notifications({})).notifications.map(({ isRead }) => isRead)).toEqual([false, true])
  expect(await own.unreadNotifications({})).toEqual({ unread: 1 })
  expect(await refusal(own.readNotifications({ until: 'now' }))).toMatchObject({ status: 400 })
})

describe('by mail', () => {
  test('a rating comes at once when the store wants that, with a link to unsubscribe', async () => {
    const { own, product, email } = await opened()
    expect(await own.chooseNotificationMail({ kind: 'rating', mail: 'at-once' })).toEqual({
      message: 'You get these by mail at once.',
    })
    await rate(product.id)
    const mail = await shop.mail.nextMailTo(email)
    expect(mail.subject).toBe('A new rating of Sega dress')
    expect(mail.text).toContain('‘Sega dress’ was rated with 4 stars.')
    expect(mail.headers['list-unsubscribe']).toMatch(/\/unsubscribe\//)
  })

  test('the ratings of a day come in one mail after 07:00 in Mauritius, once', async () => {
    const { product, email } = await opened()
    await rate(product.id)
    await rate(product.id, 1)
    const other = await opened()
    await rate(other.product.id)
    setClock('2026-11-15T02:59:00Z')
    await daily()()
    expect(await lettersTo(email)).toEqual([])
    setClock('2026-11-15T03:00:00Z')
    await Promise.all([daily(1)(), daily(1)(), daily()()])
    setClock('2026-11-15T05:00:00Z')
    await daily()()
    for (const [address, count] of [
      [email, 2],
      [other.email, 1],
    ] as const) {
      const letters = await lettersTo(address)
      expect(letters).toHaveLength(1)
      expect(letters[0]).toMatchObject({ kind: 'store-notifications', storeName: 'Ti Lakaz', more: 0 })
      expect(letters[0]?.notifications).toHaveLength(count)
    }
  })

  test('what happened after 07:00 waits for the next morning, and a held rating for its release', async () => {
    const { product, email } = await opened()
    setClock('2026-11-15T03:00:01Z')
    const person = await rate(product.id)
    await daily()()
    expect(await lettersTo(email)).toEqual([])
    const { sql } = shop.database
    await sql`update product_ratings set status = 'held' where user_id = ${person.id}`
    setClock('2026-11-16T03:00:00Z')
    await daily()()
    expect(await lettersTo(email)).toEqual([])
    await sql`update product_ratings set status = 'counted' where user_id = ${person.id}`
    await daily()()
    expect(await lettersTo(email)).toHaveLength(1)
  })

  test('a long day names the first and counts the rest', async () => {
    const { store, email } = await opened()
    const data = JSON.stringify({ of: 'product', targetId: store.id, name: 'Soap', rating: 5 })
    await shop.database.sql`
      insert into store_notifications (id, store_id, kind, event, data, created_at, is_mail_due)
      select gen_random_uuid(), ${store.id}, 'rating', 'sample ' || i, ${data}::text::jsonb, ${now.toISOString()}::timestamptz, true
      from generate_series(1, 23) i`
    setClock('2026-11-15T04:00:00Z')
    await daily()()
    const [letter] = await lettersTo(email)
    expect([letter?.notifications?.length, letter?.more]).toEqual([20, 3])
  })

  test('nothing comes when the store wants none, not even what waited already', async () => {
    const { own, store, product, email } = await opened()
    await rate(product.id)
    await own.chooseNotificationMail({ kind: 'rating', mail: 'never' })
    await rate(product.id)
    setClock('2026-11-15T04:00:00Z')
    await daily()()
    expect(await lettersTo(email)).toEqual([])
    const later = (await shop.signedIn('admin', store)).client.storeOwner
    expect(await later.notifications({})).toMatchObject({ unread: 2, mails: { rating: 'never' } })
  })

  test('the link in a mail turns the news off, and its undo brings the default back', async () => {
    const { own, store } = await opened()
    const token = unsubscribeTokens(sessionSecret).sign({
      userId: store.userId,
      topic: 'store-notifications',
    })
    const { mailChoice } = shop.client
    expect((await mailChoice.choose({ token, wants: false })).message).toMatch(/They stay in your dashboard/)
    expect((await own.notifications({})).mails).toEqual({
      rating: 'never',
      'report-decision': 'never',
      'fee-date': 'at-once',
    })
    await mailChoice.choose({ token, wants: true })
    expect((await own.notifications({})).mails.rating).toBe('daily')
  })

  test.each([
    [{ kind: 'weather', mail: 'daily' }, 'Please choose ratings, decisions or fee dates.'],
    [{ kind: 'rating', mail: 'weekly' }, 'Please choose at once, daily or never.'],
  ])('the choice %o is refused', async (choice, message) => {
    const { own } = await opened()
    const asked = own.chooseNotificationMail(choice as Parameters<typeof own.chooseNotificationMail>[0])
    expect(await refusal(asked)).toMatchObject({ status: 400, message })
  })
})

test('notifications older than thirteen months are deleted with the daily mail', async () => {
  const { product } = await opened()
  await rate(product.id)
  setClock('2027-12-31T08:00:00Z')
  await daily()()
  expect(await shop.database.sql`select from store_notifications`).toHaveLength(0)
})
