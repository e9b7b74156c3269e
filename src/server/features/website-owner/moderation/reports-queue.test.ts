import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, products, reports } from '#server/platform/database/schema/index.ts'
import { auditEntries } from '#tests/support/audit-entries.ts'
import { type ModerationApp, moderationApp } from '#tests/support/moderation-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: ModerationApp
let owner: Visitor['client']
beforeAll(async () => {
  shop = await moderationApp()
})
beforeEach(async () => {
  shop.at('2026-11-14T08:00:00Z')
  owner = await shop.owner()
  await shop.database.tables.delete(reports)
})

const misleading = { reason: 'misleading' as const, details: '' }
const queue = async () => (await owner.ownerModeration.reports({})).reported

test('reports are grouped by target, the longest waiting first, with the content beside them', async () => {
  const store = await shop.given.store({ name: 'Ti Lakaz', description: 'Bread.' })
  const product = await shop.given.product({
    store,
    title: 'Sega dress',
    description: 'Flies high.',
    price: 1450,
  })
  const review = await shop.rating('store', store.id, { rating: 1, comment: 'Rude.' })
  const [first, second] = [await shop.person(), await shop.person()]

  await first.client.report.storeReview({ ratingId: review.id, ...misleading })
  shop.at('2026-11-14T08:01:00Z')
  await first.client.report.product({ productId: product.id, reason: 'other', details: 'It is a copy.' })
  shop.at('2026-11-14T08:02:00Z')
  await second.client.report.product({ productId: product.id, ...misleading })
  await second.client.report.store({ storeId: store.id, ...misleading })

  const found = await queue()
  expect(found).toMatchObject([
    {
      target: 'store-review',
      targetId: review.id,
      label: 'Review of Ti Lakaz',
      oldestAt: '2026-11-14T08:00:00.000Z',
      count: 1,
      content: {
        kind: 'review',
        rating: 1,
        comment: 'Rude.',
        isHeld: false,
        author: { _id: review.userId },
        of: { _id: store.id, name: 'Ti Lakaz' },
      },
    },
    {
      target: 'product',
      targetId: product.id,
      count: 2,
      content: {
        kind: 'product',
        title: 'Sega dress',
        description: 'Flies high.',
        price: 1450,
        isRemoved: false,
      },
      reports: [
        {
          reason: 'other',
          details: 'It is a copy.',
          reporter: { name: first.name, email: first.email, reports: 2, upheld: 0, dismissed: 0 },
        },
        { reason: 'misleading', reporter: { _id: second.id } },
      ],
      decisions: [],
    },
    { target: 'store', content: { kind: 'store', name: 'Ti Lakaz', person: { _id: store.userId } } },
  ])
  expect(await owner.ownerModeration.reports({ page: 2 })).toEqual({
    reported: [],
    page: 2,
    total: 3,
    totalPages: 1,
  })
})

test('a French reporter of a review reads in French what was reported', async () => {
  const store = await shop.given.store({ name: 'Ti Kaz' })
  const { id: ratingId } = await shop.rating('store', store.id)
  const { client, ...reporter } = await shop.person()
  await shop.database.sql`update users set language = 'fr' where id = ${reporter.id}`
  await client.report.storeReview({ ratingId, ...misleading })
  await owner.ownerModeration.dismiss({ target: 'store-review', targetId: ratingId })
  const { text } = await shop.mail.nextMailTo(reporter.email)
  expect(text).toContain('Avis sur Ti Kaz')
  expect(text).not.toContain('Review')
})

test('dismissing leaves the thing alone, closes every report on it and tells each reporter once', async () => {
  const product = await shop.given.product({ title: 'Pareo' })
  const people = [await shop.person(), await shop.person()]
  for (const { client } of people) await client.report.product({ productId: product.id, ...misleading })
  const target = { target: 'product' as const, targetId: product.id }
  await owner.ownerModeration.dismiss({ ...target, reportsSeen: 2 })

  expect(await queue()).toEqual([])
  expect((await shop.client.catalogue.productDetail({ productId: product.id })).title).toBe('Pareo')
  for (const { email } of people) {
    const mail = await shop.mail.nextMailTo(email)
    expect(mail.subject).toBe('We have looked at your report')
    expect(mail.text).toContain('stays as it is')
  }
  expect(await refusal(owner.ownerModeration.dismiss(target))).toEqual({
    status: 409,
    code: 'decided-meanwhile',
    message: 'This was decided meanwhile.',
  })

  // Reported once more, it comes with its history, and so does who reported it.
  await people[0]?.client.report.product({ productId: product.id, ...misleading })
  expect(await queue()).toMatchObject([
    {
      decisions: [{ action: 'dismiss', target: 'product', label: 'Pareo' }],
      reports: [{ reporter: { reports: 2, upheld: 0, dismissed: 1 } }],
    },
  ])
  const { decisions } = await owner.ownerModeration.history({})
  expect(decisions[0]).toMatchObject({
    action: 'dismiss',
    targetId: product.id,
    reports: [{ reason: 'misleading', reporter: people[0]?.name }, { reporter: people[1]?.name }],
  })
  expect(await auditEntries(shop.database, eq(auditLog.targetId, product.id))).toMatchObject([
    { action: 'dismiss-product', targetKind: 'product', details: { label: 'Pareo', reports: 2 } },
  ])
})

test('a report that came after the screen was drawn is shown before anything is decided', async () => {
  const product = await shop.given.product()
  for (const { client } of [await shop.person(), await shop.person()])
    await client.report.product({ productId: product.id, ...misleading })
  const target = { target: 'product' as const, targetId: product.id }
  expect((await refusal(owner.ownerModeration.dismiss({ ...target, reportsSeen: 1 }))).code).toBe(
    'reported-again',
  )
  await owner.ownerModeration.dismiss({ ...target, reportsSeen: 2 })
})

test('a removed product is gone at once, from everywhere but its dashboard, and can come back', async () => {
  const store = await shop.given.store({ name: 'Ti Lakaz' })
  const product = await shop.given.product({
    store,
    title: 'Octopus tea',
    discount: { value: 20, expiresAt: '2026-12-01' },
  })
  const reporter = await shop.person()
  await reporter.client.report.product({ productId: product.id, ...misleading })
  const { client } = shop
  const isShown = async () => ({
    deal: (await client.catalogue.hotDeals({})).products.some(({ _id }) => _id === product.id),
    found: (await client.search.productsAndStores({ q: 'octopus tea' })).products.length === 1,
    ofStore: (await client.store.products({ storeId: store.id })).total === 1,
    page: await client.catalogue.productDetail({ productId: product.id }).then(
      () => true,
      () => false,
    ),
  })
  expect(Object.values(await isShown())).toEqual([true, true, true, true])

  await owner.ownerModeration.removeProduct({
    productId: product.id,
    reason: 'It is a copy.',
    reportsSeen: 1,
  })
  expect(Object.values(await isShown())).toEqual([false, false, false, false])
  const { email } = (await owner.ownerVetting.store({ storeId: store.id })).person
  const toStore = await shop.mail.nextMailTo(email)
  expect(toStore.subject).toBe('A product of yours is no longer shown')
  expect(toStore.text).toContain('It is a copy.')
  expect((await shop.mail.nextMailTo(reporter.email)).text).toContain('we have done something about it')
  const again = owner.ownerModeration.removeProduct({ productId: product.id, reason: 'Again.' })
  expect((await refusal(again)).status).toBe(409)
  const canRestore = async () =>
    (await owner.ownerModeration.history({})).decisions
      .filter(({ targetId }) => targetId === product.id)
      .map((decision) => [decision.action, decision.canRestore])
  expect(await canRestore()).toEqual([['remove', true]])

  await owner.ownerModeration.restoreProduct({ productId: product.id })
  expect(await canRestore()).toEqual([
    ['restore', false],
    ['remove', false],
  ])
  expect(Object.values(await isShown())).toEqual([true, true, true, true])
  expect((await shop.mail.nextMailTo(email)).links).toContain(`http://localhost:3000/product/${product.id}`)
  expect((await refusal(owner.ownerModeration.restoreProduct({ productId: product.id }))).status).toBe(409)
})

test('a suspended store is logged out and disappears with its products, until it is restored', async () => {
  const store = await shop.given.store({ name: 'Lagon Bleu' })
  const product = await shop.given.product({ store })
  const dashboard = await shop.signedIn('admin', store)
  await dashboard.client.storeOwner.profile({})
  await owner.ownerModeration.suspendStore({ storeId: store.id, reason: 'Nobody is at this address.' })

  expect((await refusal(dashboard.client.storeOwner.profile({}))).status).toBe(401)
  expect((await refusal(shop.client.store.detail({ storeId: store.id }))).status).toBe(404)
  expect((await refusal(shop.client.catalogue.productDetail({ productId: product.id }))).status).toBe(404)
  expect((await owner.ownerVetting.stores({ search: 'Lagon' })).stores).toMatchObject([
    { status: 'suspended' },
  ])
  const { person, decisions } = await owner.ownerVetting.store({ storeId: store.id })
  expect(decisions).toMatchObject([{ action: 'suspend', words: 'Nobody is at this address.' }])
  expect((await shop.mail.nextMailTo(person.email)).subject).toBe('Your store is suspended')

  await owner.ownerModeration.restoreStore({ storeId: store.id })
  expect((await shop.client.store.detail({ storeId: store.id })).name).toBe('Lagon Bleu')
  expect((await shop.client.catalogue.productDetail({ productId: product.id }))._id).toBe(product.id)
  // Sessions stay ended: the store owner has to log in again.
  expect((await refusal(dashboard.client.storeOwner.profile({}))).status).toBe(401)
})

test('a warning goes to the store, or to whoever wrote a review, and closes the reports', async () => {
  const store = await shop.given.store()
  const product = await shop.given.product({ store, title: 'Sugar jar' })
  const author = await shop.person()
  const review = await shop.rating('product', product.id, { comment: 'You fools.', userId: author.id })
  const reporter = await shop.person()
  await reporter.client.report.product({ productId: product.id, ...misleading })
  await reporter.client.report.productReview({ type: 'rating', targetId: review.id, ...misleading })

  await owner.ownerModeration.warn({
    target: 'product',
    targetId: product.id,
    text: 'Another picture, please.',
  })
  await owner.ownerModeration.warn({ target: 'product-review', targetId: review.id, text: 'Please be kind.' })
  const { email } = (await owner.ownerVetting.store({ storeId: store.id })).person
  expect((await shop.mail.nextMailTo(email)).text).toContain('Another picture, please.')
  expect((await shop.mail.nextMailTo(author.email)).text).toContain('your review of ‘Sugar jar’')
  expect(await queue()).toEqual([])
  const again = owner.ownerModeration.warn({ target: 'product', targetId: product.id, text: 'Again.' })
  expect((await refusal(again)).status).toBe(409)
})

test('a report on deleted content stays open until a decision closes it', async () => {
  const product = await shop.given.product({ title: 'Short-lived' })
  const reporter = await shop.person()
  await reporter.client.report.product({ productId: product.id, ...misleading })
  await shop.database.tables.delete(products).where(eq(products.id, product.id))
  const [thing] = await queue()
  expect(thing).toMatchObject({ target: 'product', label: 'Short-lived', content: null, count: 1 })
  const targetId = thing?.targetId ?? ''
  const warned = owner.ownerModeration.warn({ target: 'product', targetId, text: 'Too late.' })
  expect((await refusal(warned)).status).toBe(409)
  await owner.ownerModeration.dismiss({ target: 'product', targetId })
  expect(await queue()).toEqual([])
})

test('a store owner who reported gets one letter about their own content, not two', async () => {
  const store = await shop.given.store()
  const product = await shop.given.product({ store })
  const review = await shop.rating('product', product.id)
  const { client } = await shop.signedIn('user', { id: store.userId })
  await client.report.productReview({ type: 'rating', targetId: review.id, ...misleading })
  await owner.ownerModeration.removeReview({ of: 'product', ratingId: review.id, reason: 'Not about it.' })
  const { email } = (await owner.ownerVetting.store({ storeId: store.id })).person
  expect((await shop.mail.nextMailTo(email)).subject).toBe('We have looked at your report')
})
