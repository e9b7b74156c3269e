import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reportsPerAddressADay, reportsPerPersonADay } from '#domain/report.ts'
import { reports } from '#server/platform/database/schema/index.ts'
import { type RatingApp, ratingApp } from '#tests/support/rating-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: RatingApp
beforeAll(async () => {
  shop = await ratingApp()
})
beforeEach(() => shop.freshDay())

type Statement = { reason: 'misleading' | 'inappropriate' | 'other'; details?: string }
type Kind = 'product' | 'store' | 'review of a product' | 'review of a store'
const kinds: Kind[] = ['product', 'store', 'review of a product', 'review of a store']

/** Something to report: its call, its owner, its label, and how to hide and delete it. */
async function reportable(kind: Kind) {
  const isReview = kind.startsWith('review')
  const target = await shop.rateable(kind.endsWith('product') ? 'product' : 'store')
  const author = await shop.given.user()
  const authorBrowser = await shop.signedIn('user', author)
  await target.rate(authorBrowser, 1, 'Never again.')
  const ratingId = (await target.own(authorBrowser)).rating._id
  const detail = await target.detail()
  const name = 'title' in detail ? detail.title : detail.name
  const call = ({ client }: Visitor, id: string, statement: Statement) => {
    if (kind === 'product') return client.report.product({ productId: id, ...statement })
    if (kind === 'store') return client.report.store({ storeId: id, ...statement })
    if (kind === 'review of a product')
      return client.report.productReview({ type: 'rating', targetId: id, ...statement })
    return client.report.storeReview({ ratingId: id, ...statement })
  }
  const id = isReview ? ratingId : target.id
  return {
    id,
    target,
    label: isReview ? `Review of ${name}` : name,
    ownedBy: isReview ? authorBrowser : await shop.signedIn('user', { id: target.store.userId }),
    report: (by: Visitor, statement: Statement) => call(by, id, statement),
    reportAnother: (by: Visitor) => call(by, v7(), { reason: 'misleading' }),
    hide: () => (isReview ? target.hold(author.id) : target.hide()),
    remove: () => (isReview ? target.remove(authorBrowser, ratingId) : target.hide()),
  }
}

const allOf = (label: string) =>
  shop.database.tables.select().from(reports).where(eq(reports.targetLabel, label))

describe.each(kinds)('a report of a %s', (kind) => {
  const isReview = kind.startsWith('review')
  const [missing, own] = {
    product: ['Product not found', 'You cannot report your own product.'],
    store: ['Store not found', 'You cannot report your own store.'],
    'review of a product': ['Review not found', 'You cannot report your own review.'],
    'review of a store': ['Review not found', 'You cannot report your own review.'],
  }[kind] as [string, string]

  test('is stored for the website owner, with a label that outlives the target', async () => {
    const thing = await reportable(kind)
    const reporter = await shop.given.user()
    const browser = await shop.signedIn('user', reporter)
    expect(await thing.report(browser, { reason: 'misleading', details: ' Not what it says. ' })).toEqual({
      message: isReview ? 'Rating reported.' : 'Report submitted.',
    })
    const found = await allOf(thing.label)
    expect(found).toEqual([
      expect.objectContaining({
        reporterId: reporter.id,
        reason: 'misleading',
        details: 'Not what it says.',
        status: 'open',
        createdAt: new Date('2026-11-14T08:00:00Z'),
      }),
    ])
    const [row] = found
    expect([row?.productId, row?.storeId, row?.productRatingId, row?.storeRatingId].filter(Boolean)).toEqual([
      thing.id,
    ])
  })

  test('made again by the same person changes the open one', async () => {
    const thing = await reportable(kind)
    const browser = await shop.person()
    await thing.report(browser, { reason: 'misleading' })
    const [first] = await allOf(thing.label)
    shop.at('2026-11-14T08:10:00Z')
    await thing.report(browser, { reason: 'other', details: 'It is a copy.' })
    expect(await allOf(thing.label)).toEqual([
      { ...first, reason: 'other', details: 'It is a copy.', updatedAt: new Date('2026-11-14T08:10:00Z') },
    ])
    await thing.report(await shop.person(), { reason: 'inappropriate' })
    expect(await allOf(thing.label)).toHaveLength(2)
  })

  test('made many times at once is one', async () => {
    const thing = await reportable(kind)
    const browser = await shop.person()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        thing.report(browser, { reason: 'other', details: `Attempt ${index}` }),
      ),
    )
    expect(await allOf(thing.label)).toHaveLength(1)
  })

  test('made after the first was decided is a new one', async () => {
    const thing = await reportable(kind)
    const browser = await shop.person()
    await thing.report(browser, { reason: 'misleading' })
    await shop.database.tables
      .update(reports)
      .set({ status: 'dismissed', decidedAt: new Date() })
      .where(eq(reports.targetLabel, thing.label))
    await thing.report(browser, { reason: 'misleading' })
    expect((await allOf(thing.label)).map(({ status }) => status).sort()).toEqual(['dismissed', 'open'])
  })

  test('is refused to the owner of the content', async () => {
    const thing = await reportable(kind)
    expect(await refusal(thing.report(thing.ownedBy, { reason: 'misleading' }))).toEqual({
      status: 403,
      code: 'own-content',
      message: own,
    })
    expect(await allOf(thing.label)).toEqual([])
  })

  test('needs a target that exists and is visible', async () => {
    const thing = await reportable(kind)
    const browser = await shop.person()
    const notThere = { status: 404, code: 'not-found', message: missing }
    expect(await refusal(thing.reportAnother(browser))).toEqual(notThere)
    await thing.hide()
    expect(await refusal(thing.report(browser, { reason: 'misleading' }))).toEqual(notThere)
  })

  test('needs a reason, and details when it is another one', async () => {
    const thing = await reportable(kind)
    const browser = await shop.person()
    expect(await refusal(thing.report(browser, { reason: 'boring' as 'other' }))).toMatchObject({
      status: 400,
      message: 'Please select a reason.',
    })
    expect(await refusal(thing.report(browser, { reason: 'other', details: '  ' }))).toMatchObject({
      status: 400,
      message: isReview ? "Please provide details for 'Other'." : "Please enter details for 'Other' reason.",
      issues: [{ path: 'details' }],
    })
    const long = thing.report(browser, { reason: 'other', details: 'x'.repeat(2001) })
    expect(await refusal(long)).toMatchObject({
      status: 400,
      message: 'The details can have at most 2,000 characters.',
    })
    await thing.report(browser, { reason: 'other', details: 'x'.repeat(2000) })
  })
})

test('a report outlives the review and the reporter', async () => {
  const thing = await reportable('review of a product')
  const reporter = await shop.given.user()
  const browser = await shop.signedIn('user', reporter)
  await thing.report(browser, { reason: 'inappropriate' })
  await thing.remove()
  await browser.client.account.deleteAccount({ userId: reporter.id })
  expect(await allOf(thing.label)).toEqual([
    expect.objectContaining({ productRatingId: null, reporterId: null, reason: 'inappropriate' }),
  ])
})

const tooMany = {
  status: 429,
  code: 'too-many',
  message: 'Too many attempts. Please try again in 24 hours.',
}

test('a person may send a limited number of reports a day', async () => {
  const [thing, browser] = [await reportable('store'), await shop.person()]
  for (let times = 0; times < reportsPerPersonADay; times += 1)
    await thing.report(browser, { reason: 'misleading' })
  expect(await refusal(thing.report(browser, { reason: 'misleading' }))).toEqual(tooMany)
})

test('one address may send a limited number of reports a day, whatever accounts they are from', async () => {
  const thing = await reportable('store')
  const report = async () =>
    thing.report(shop.movedTo('41.136.1.1', await shop.person()), { reason: 'misleading' })
  for (let times = 0; times < reportsPerAddressADay; times += 1) await report()
  expect(await refusal(report())).toEqual(tooMany)
})
