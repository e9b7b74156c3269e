import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { type RatingApp, ratingApp } from '#tests/support/rating-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: RatingApp
beforeAll(async () => {
  shop = await ratingApp()
})
beforeEach(() => shop.freshDay())

describe.each(['product', 'store'] as const)('a review of a %s', (of) => {
  async function reviewed() {
    const thing = await shop.rateable(of)
    const author = await shop.person()
    await thing.rate(author, 4, 'The best of the island.')
    const { rating } = await thing.own(author)
    const mark = ({ client }: Visitor, isHelpful = true) =>
      client.rating.markHelpful({ of, ratingId: rating._id, isHelpful })
    return { thing, author, rating, mark }
  }

  test('is helpful once a person, and a second press takes that back', async () => {
    const { thing, rating, mark } = await reviewed()
    const [anna, ben] = [await shop.person(), await shop.person()]
    expect(await mark(anna)).toEqual({ isHelpful: true, helpfulCount: 1 })
    expect(await mark(anna)).toEqual({ isHelpful: true, helpfulCount: 1 })
    expect(await mark(ben)).toEqual({ isHelpful: true, helpfulCount: 2 })
    expect((await thing.reviews())[0]).toMatchObject({ helpfulCount: 2 })
    expect((await thing.page()).reviews[0]).toMatchObject({ helpfulCount: 2 })
    expect((await thing.ownIfAny(anna)).helpful).toEqual([rating._id])
    expect(await mark(anna, false)).toEqual({ isHelpful: false, helpfulCount: 1 })
    expect(await mark(anna, false)).toEqual({ isHelpful: false, helpfulCount: 1 })
    expect((await thing.ownIfAny(anna)).helpful).toEqual([])
    expect((await thing.reviews())[0]).toMatchObject({ helpfulCount: 1 })
  })

  test('cannot be marked by its author, by the store’s owner, by visitors or before the email is verified', async () => {
    const { thing, author, mark } = await reviewed()
    expect(await refusal(mark(author))).toMatchObject({ status: 403, code: 'own-review' })
    const owner = await shop.signedIn('user', { id: thing.store.userId })
    expect(await refusal(mark(owner))).toMatchObject({ status: 403, code: 'own-store' })
    expect(await refusal(mark(shop.visitor()))).toMatchObject({ status: 401 })
    const unverified = await shop.signedIn('user', await shop.given.user({ isUnverified: true }))
    expect((await refusal(mark(unverified))).status).toBeGreaterThanOrEqual(401)
    expect((await thing.reviews())[0]).toMatchObject({ helpfulCount: 0 })
  })

  test('cannot be marked while it is held, or when its page is gone', async () => {
    const { thing, author, mark } = await reviewed()
    const anna = await shop.person()
    await thing.hold((await author.client.account.me({}))._id)
    expect(await refusal(mark(anna))).toMatchObject({ status: 404 })
    await thing.release()
    await thing.hide()
    expect(await refusal(mark(anna))).toMatchObject({ status: 404 })
  })

  test('has an exact count when many people press at once, take it back, and leave', async () => {
    const { thing, mark } = await reviewed()
    const people = await Promise.all(Array.from({ length: 12 }, () => shop.person()))
    await Promise.all(people.flatMap((person) => [mark(person), mark(person)]))
    const [row] = await thing.rows()
    expect(row?.helpfulCount).toBe(12)
    await Promise.all(people.slice(0, 5).map((person) => mark(person, false)))
    const leaving = people.slice(5, 8)
    for (const { client } of leaving)
      await client.account.deleteAccount({ userId: (await client.account.me({}))._id })
    expect((await thing.rows())[0]?.helpfulCount).toBe(4)
    await shop.changed()
    expect((await thing.reviews())[0]).toMatchObject({ helpfulCount: 4 })
  })

  test('keeps its marks when its author changes it, and loses them with the review', async () => {
    const { thing, author, rating, mark } = await reviewed()
    const anna = await shop.person()
    await mark(anna)
    await thing.rate(author, 2, 'Not what it was.')
    expect((await thing.reviews())[0]).toMatchObject({ rating: 2, helpfulCount: 1 })
    await thing.remove(author, rating._id)
    expect((await thing.ownIfAny(anna)).helpful).toEqual([])
  })
})

test.runIf(isLong)('a person marks at most 300 times a day', async () => {
  const thing = await shop.rateable('product')
  const author = await shop.person()
  await thing.rate(author, 5)
  const { rating } = await thing.own(author)
  const anna = await shop.person()
  const mark = () => anna.client.rating.markHelpful({ of: 'product', ratingId: rating._id, isHelpful: true })
  for (let time = 0; time < 300; time += 1) await mark()
  expect(await refusal(mark())).toMatchObject({ status: 429 })
})
