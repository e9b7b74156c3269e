import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ModerationApp, moderationApp } from '#tests/support/moderation-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: ModerationApp
beforeAll(async () => {
  shop = await moderationApp()
})
beforeEach(async () => {
  shop.at('2026-11-14T08:00:00Z')
  await shop.database.sql`truncate rate_counts`
})

/** A store with a product, its owner's calls, and a person who reviewed the product. */
async function reviewed() {
  const store = await shop.given.store({ name: 'Ti Lakaz' })
  const product = await shop.given.product({ store, title: 'Sega dress' })
  const person = await shop.person()
  await person.client.rating.rateProduct({ productId: product.id, rating: 2, comment: 'Too short for me.' })
  const { rating } = await person.client.rating.myProductRating({ productId: product.id })
  const own = (await shop.signedIn('admin', store)).client.storeOwner
  const publicReview = async () =>
    (await shop.client.catalogue.productDetail({ productId: product.id })).reviews.find(
      ({ _id }) => _id === rating._id,
    )
  const review = { of: 'product', ratingId: rating._id } as const
  return { store, product, person, own, review, publicReview }
}

describe('a store', () => {
  test('reads the reviews of itself and of its products, newest first, and those it has not answered', async () => {
    const { store, own, review, person } = await reviewed()
    await shop.rating('product', (await shop.given.product()).id)
    await shop.rating('store', store.id, { comment: 'Held.', status: 'held' })
    shop.at('2026-11-14T08:05:00Z')
    await person.client.rating.rateStore({ adminId: store.id, rating: 5 })
    expect(await own.reviews({})).toMatchObject({
      reviews: [
        { of: { kind: 'store', _id: store.id, name: 'Ti Lakaz' }, rating: 5, comment: '', answer: null },
        {
          _id: review.ratingId,
          of: { kind: 'product', name: 'Sega dress' },
          user: { name: person.name },
          rating: 2,
          comment: 'Too short for me.',
          answer: null,
        },
      ],
      unanswered: 2,
      total: 2,
      totalPages: 1,
    })
    await own.answerReview({ ...review, text: 'We have longer ones now.' })
    const left = await own.reviews({ show: 'unanswered' })
    expect(left).toMatchObject({ reviews: [{ of: { kind: 'store' } }], unanswered: 1, total: 1 })
    expect((await own.reviews({ page: 2 })).reviews).toEqual([])
  })

  test('answers a review: everybody reads it below, and the reviewer gets one mail in their language', async () => {
    const { product, person, own, review, publicReview } = await reviewed()
    await shop.database.sql`update users set language = 'fr' where id = ${person.id}`
    expect(await publicReview()).not.toHaveProperty('answer')
    const text = 'Thank you very much for telling us. We have longer dresses now.'
    await own.answerReview({ ...review, text })
    expect((await publicReview())?.answer).toEqual({
      _id: expect.any(String),
      text,
      at: '2026-11-14T08:00:00.000Z',
      language: 'en',
      isOlderThanReview: false,
    })
    const mail = await shop.mail.nextMailTo(person.email)
    expect(mail.subject).toBe('Ti Lakaz a répondu à votre avis')
    expect(mail.text).toContain(text)
    expect(mail.links).toContain(`http://localhost:3000/fr/product/${product.id}#reviews`)
    const page = await shop.client.rating.productReviewPage({ productId: product.id })
    expect(page.reviews[0]?.answer?.text).toBe(text)
  })

  test('changes its answer without a second mail, and the same text keeps its date', async () => {
    const { person, own, review, publicReview } = await reviewed()
    await own.answerReview({ ...review, text: 'First.' })
    await shop.mail.nextMailTo(person.email)
    shop.at('2026-11-14T08:05:00Z')
    await own.answerReview({ ...review, text: 'First.' })
    expect((await publicReview())?.answer?.at).toBe('2026-11-14T08:00:00.000Z')
    await own.answerReview({ ...review, text: 'Second.' })
    expect((await publicReview())?.answer).toMatchObject({ text: 'Second.', at: '2026-11-14T08:05:00.000Z' })
    const letters = await shop.database.sql`
      select from pgboss.job where name = 'mail' and data->'letter'->>'kind' = 'review-answered'
        and data->'to'->>'email' = ${person.email}`
    expect(letters).toHaveLength(1)
  })

  test('removes its answer; removing it twice says that there is none', async () => {
    const { own, review, publicReview } = await reviewed()
    await own.answerReview({ ...review, text: 'Thank you.' })
    await own.removeAnswer(review)
    expect(await publicReview()).not.toHaveProperty('answer')
    expect(await refusal(own.removeAnswer(review))).toMatchObject({
      status: 404,
      message: 'You have not answered this review.',
    })
  })

  test('that answers twice at once has one answer, and the reviewer one mail', async () => {
    const { own, person, review } = await reviewed()
    await Promise.all(['One.', 'Two.', 'Three.'].map((text) => own.answerReview({ ...review, text })))
    const { sql } = shop.database
    expect(await sql`select from review_answers where product_rating_id = ${review.ratingId}`).toHaveLength(1)
    const letters = await sql`
      select from pgboss.job where name = 'mail' and data->'to'->>'email' = ${person.email}`
    expect(letters).toHaveLength(1)
  })
})

test('a review that the reviewer changed says that the answer is older', async () => {
  const { product, person, own, review, publicReview } = await reviewed()
  await own.answerReview({ ...review, text: 'Thank you.' })
  shop.at('2026-11-14T08:05:00Z')
  await person.client.rating.rateProduct({ productId: product.id, rating: 4, comment: 'They sent another.' })
  expect(await publicReview()).toMatchObject({
    comment: 'They sent another.',
    answer: { text: 'Thank you.', at: '2026-11-14T08:00:00.000Z', isOlderThanReview: true },
  })
  await own.answerReview({ ...review, text: 'We are glad.' })
  expect((await publicReview())?.answer?.isOlderThanReview).toBe(false)
})

describe('an answer is refused', () => {
  const gone = { status: 404, message: 'There is no such review of your store or its products.' }

  test('to a review of another store, of another kind, or of nothing', async () => {
    const { own, review } = await reviewed()
    const other = await reviewed()
    for (const asked of [
      { ...review, ratingId: other.review.ratingId },
      { ...review, of: 'store' as const },
      { ...review, ratingId: v7() },
    ]) {
      expect(await refusal(own.answerReview({ ...asked, text: 'Hello.' }))).toMatchObject(gone)
      expect(await refusal(own.removeAnswer(asked))).toMatchObject(gone)
    }
  })

  test('to a held review, and to one of a product that is off the public pages', async () => {
    const { own, store, product, review } = await reviewed()
    const held = await shop.rating('store', store.id, { status: 'held' })
    const asked = own.answerReview({ of: 'store', ratingId: held.id, text: 'Hello.' })
    expect(await refusal(asked)).toMatchObject(gone)
    await (await shop.owner()).ownerModeration.removeProduct({ productId: product.id, reason: 'A copy.' })
    expect(await refusal(own.answerReview({ ...review, text: 'Hello.' }))).toMatchObject(gone)
    expect((await own.reviews({})).reviews).toEqual([])
  })

  test.each([
    ['', 'Please write your answer.'],
    ['   ', 'Please write your answer.'],
    ['x'.repeat(1001), 'Your answer can have at most 1,000 characters.'],
  ])('that is %j', async (text, message) => {
    const { own, review } = await reviewed()
    expect(await refusal(own.answerReview({ ...review, text }))).toMatchObject({ status: 400, message })
  })

  test('after too many of them to one review in a day', async () => {
    const { own, review } = await reviewed()
    for (let each = 0; each < 6; each += 1) await own.answerReview({ ...review, text: `Answer ${each}.` })
    expect(await refusal(own.answerReview({ ...review, text: 'One more.' }))).toMatchObject({ status: 429 })
  })
})

test('an answer is deleted with its review and with the account of the reviewer', async () => {
  const [one, other] = [await reviewed(), await reviewed()]
  for (const { own, review } of [one, other]) await own.answerReview({ ...review, text: 'Thank you.' })
  await one.person.client.rating.deleteProductRating({ ratingId: one.review.ratingId })
  await shop.database.sql`delete from users where id = ${other.person.id}`
  const ids = [one.review.ratingId, other.review.ratingId]
  const { sql } = shop.database
  expect(await sql`select from review_answers where product_rating_id in ${sql(ids)}`).toHaveLength(0)
})

describe('a reported answer', () => {
  async function reported() {
    const all = await reviewed()
    await all.own.answerReview({ ...all.review, text: 'You are a liar.' })
    const answerId = (await all.publicReview())?.answer?._id ?? ''
    const reporter = await shop.person()
    await reporter.client.report.answer({ answerId, reason: 'inappropriate', details: '' })
    return { ...all, answerId, reporter, owner: (await shop.owner()).ownerModeration }
  }
  const inQueue = async (owner: Awaited<ReturnType<typeof reported>>['owner'], id: string) =>
    (await owner.reports({})).reported.find(({ targetId }) => targetId === id)

  test('waits for the website owner with the review that it answers', async () => {
    const { answerId, owner, store } = await reported()
    expect(await inQueue(owner, answerId)).toMatchObject({
      target: 'answer',
      label: 'Answer to a review of Sega dress',
      count: 1,
      content: {
        kind: 'answer',
        text: 'You are a liar.',
        isRemoved: false,
        store: { _id: store.id, name: 'Ti Lakaz' },
        review: { of: 'product', rating: 2, comment: 'Too short for me.' },
        of: { name: 'Sega dress' },
      },
    })
  })

  test('is removed with a reason: the store and the reporter are told, and it cannot be written again', async () => {
    const { answerId, owner, own, review, publicReview, reporter, store } = await reported()
    await owner.removeAnswer({ answerId, reason: 'It insults somebody.', reportsSeen: 1 })
    expect(await publicReview()).not.toHaveProperty('answer')
    const [person] = await shop.database.sql<{ email: string }[]>`
      select email from users where id = ${store.userId}`
    const told = await shop.mail.nextMailTo(person?.email ?? '')
    expect(told.subject).toBe('Your answer to a review was removed')
    expect(told.text).toContain('It insults somebody.')
    expect((await shop.mail.nextMailTo(reporter.email)).subject).toBe('We have looked at your report')
    expect(await inQueue(owner, answerId)).toBeUndefined()
    const removed = { status: 409, code: 'answer-removed' }
    expect(await refusal(own.answerReview({ ...review, text: 'Sorry.' }))).toMatchObject(removed)
    expect(await refusal(own.removeAnswer(review))).toMatchObject(removed)
    expect((await own.reviews({})).reviews[0]?.answer?.removal).toEqual({
      reason: 'It insults somebody.',
      at: '2026-11-14T08:00:00.000Z',
    })
    expect(await refusal(owner.removeAnswer({ answerId, reason: 'Again.' }))).toMatchObject({ status: 409 })
    expect((await owner.history({})).decisions[0]).toMatchObject({
      target: 'answer',
      action: 'remove',
      words: 'It insults somebody.',
    })
  })

  test('can be dismissed or warned about', async () => {
    const [one, other] = [await reported(), await reported()]
    await one.owner.dismiss({ target: 'answer', targetId: one.answerId })
    expect((await one.publicReview())?.answer).toBeTruthy()
    await other.owner.warn({ target: 'answer', targetId: other.answerId, text: 'Please stay polite.' })
    const [person] = await shop.database.sql<{ email: string }[]>`
      select email from users where id = ${other.store.userId}`
    const mail = await shop.mail.nextMailTo(person?.email ?? '')
    expect(mail.text).toContain('your answer to a review of ‘Sega dress’')
  })

  test('that is gone, or the reporter’s own, is refused', async () => {
    const { answerId, own, review, store, reporter } = await reported()
    const keeper = (await shop.signedIn('user', { id: store.userId })).client
    const report = { answerId, reason: 'misleading', details: '' } as const
    expect(await refusal(keeper.report.answer(report))).toMatchObject({ status: 403, code: 'own-content' })
    await own.removeAnswer(review)
    expect(await refusal(reporter.client.report.answer(report))).toMatchObject({
      status: 404,
      message: 'Answer not found',
    })
    const [kept] = await shop.database.sql`
      select target_label as label, answer_id as "answerId" from reports where reporter_id = ${reporter.id}`
    expect(kept).toEqual({ label: 'Answer to a review of Sega dress', answerId: null })
  })
})
