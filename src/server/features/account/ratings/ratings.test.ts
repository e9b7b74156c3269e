import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RatingApp, ratingApp } from '#tests/support/rating-app.ts'
import { refusal } from '#tests/support/refusal.ts'

let shop: RatingApp
beforeAll(async () => {
  shop = await ratingApp()
})
beforeEach(() => shop.freshDay())

describe.each(['product', 'store'] as const)('a %s', (kind) => {
  test('is rated, and the average, the count, the stars and the review are there in the next answer', async () => {
    const target = await shop.rateable(kind)
    const [anjali, kevin] = [await shop.person(), await shop.person()]
    expect(await target.rate(anjali, 5, '  Ripe and sweet. ')).toEqual({ message: 'Rating submitted!' })
    await target.rate(kevin, 4)

    expect(await target.detail()).toMatchObject({
      averageRating: 4.5,
      ratingCount: 2,
      ratingCounts: [0, 0, 0, 1, 1],
    })
    expect(await target.reviews()).toEqual([
      expect.objectContaining({ rating: 4, comment: '' }),
      expect.objectContaining({ rating: 5, comment: 'Ripe and sweet.' }),
    ])
    expect(await target.own(anjali)).toEqual({
      rating: { _id: expect.any(String), rating: 5, comment: 'Ripe and sweet.', isHeld: false, photos: [] },
    })
  })

  test.each([
    ['new words', 'On time after all.', 'On time after all.', 'en'],
    ['no comment at all, which keeps the old one', undefined, 'Late.'],
    ['an empty comment, which clears the old one', '', ''],
    ['a blank comment, which clears it too', '  ', ''],
  ])(
    'rated again keeps one review in its old place: with %s',
    async (_, sent, comment, commentLanguage = 'und') => {
      const target = await shop.rateable(kind)
      const person = await shop.person()
      await target.rate(person, 1, 'Late.')
      const [before] = await target.rows()
      shop.at('2026-11-14T08:14:00Z')
      await target.rate(person, 5, sent)

      const rows = await target.rows()
      const updatedAt = new Date('2026-11-14T08:14:00Z')
      expect(rows).toEqual([{ ...before, rating: 5, comment, commentLanguage, updatedAt }])
      expect(await target.own(person)).toMatchObject({ rating: { rating: 5, comment } })
      expect(await target.detail()).toMatchObject({ averageRating: 5, ratingCount: 1 })
    },
  )

  test('rated with the same stars and no comment keeps its date', async () => {
    const target = await shop.rateable(kind)
    const person = await shop.person()
    await target.rate(person, 4, 'Good.')
    const before = await target.rows()
    shop.at('2026-11-14T08:14:00Z')
    await target.rate(person, 4)
    expect(await target.rows()).toEqual(before)
  })

  test('rated twice with the same words keeps its date', async () => {
    const target = await shop.rateable(kind)
    const person = await shop.person()
    await target.rate(person, 4, 'Good.')
    const before = await target.rows()
    shop.at('2026-11-14T08:14:00Z')
    await target.rate(person, 4, 'Good.')
    expect(await target.rows()).toEqual(before)
  })

  test('has no rating of mine before I rate and after I delete it', async () => {
    const target = await shop.rateable(kind)
    const person = await shop.person()
    const none = { status: 404, code: 'not-found', message: `You have not rated this ${kind} yet.` }
    expect(await refusal(target.own(person))).toEqual(none)
    expect(await target.ownIfAny(person)).toEqual({ rating: null, helpful: [] })
    await target.rate(person, 3)
    const { rating } = await target.own(person)
    expect(await target.ownIfAny(person)).toEqual({ rating, helpful: [] })
    expect(await target.remove(person, rating._id)).toEqual({ message: 'Rating deleted' })
    expect(await refusal(target.own(person))).toEqual(none)
    expect(await target.detail()).toMatchObject({
      averageRating: 0,
      ratingCount: 0,
      ratingCounts: [0, 0, 0, 0, 0],
    })
  })

  test("cannot have another person's rating deleted, nor one that is not there", async () => {
    const target = await shop.rateable(kind)
    const [author, other] = [await shop.person(), await shop.person()]
    await target.rate(author, 5)
    const { rating } = await target.own(author)
    const missing = { status: 404, code: 'not-found', message: 'Rating not found' }
    expect(await refusal(target.remove(other, rating._id))).toEqual(missing)
    expect(await refusal(target.remove(author, v7()))).toEqual(missing)
    expect(await target.detail()).toMatchObject({ ratingCount: 1 })
  })

  test('is not rated by the person behind the store', async () => {
    const target = await shop.rateable(kind)
    const owner = await shop.signedIn('user', { id: target.store.userId })
    expect(await refusal(target.rate(owner, 5))).toEqual({
      status: 403,
      code: 'own-store',
      message: 'You cannot rate your own store.',
    })
    expect(await target.rows()).toEqual([])
  })

  test('that is hidden cannot be rated, but its raters keep their own rating and may take it back', async () => {
    const target = await shop.rateable(kind)
    const [rater, late] = [await shop.person(), await shop.person()]
    await target.rate(rater, 5)
    await target.hide()
    const missing = {
      status: 404,
      code: 'not-found',
      message: kind === 'product' ? 'Product not found' : 'Store not found',
    }
    expect(await refusal(target.rate(late, 5))).toEqual(missing)
    expect(await refusal(target.page())).toEqual(missing)
    const { rating } = await target.own(rater)
    expect(await target.remove(rater, rating._id)).toEqual({ message: 'Rating deleted' })
  })

  test.each([0, 6, 4.5, -1])('is not rated with %d stars', async (stars) => {
    const target = await shop.rateable(kind)
    expect(await refusal(target.rate(await shop.person(), stars))).toMatchObject({
      status: 400,
      message: 'Please select a rating between 1 and 5.',
      issues: [{ path: 'rating' }],
    })
  })

  test('takes a comment of 1,000 characters, blanks around it aside, and no more', async () => {
    const target = await shop.rateable(kind)
    const person = await shop.person()
    await target.rate(person, 5, ` ${'é'.repeat(1000)} `)
    expect((await target.own(person)).rating.comment).toBe('é'.repeat(1000))
    expect(await refusal(target.rate(person, 5, 'x'.repeat(1001)))).toMatchObject({
      status: 400,
      message: 'Your comment can have at most 1,000 characters.',
    })
  })

  test('shows its reviews ten a page, newest first, and those of any number of stars', async () => {
    const target = await shop.rateable(kind)
    const rated = kind === 'product' ? shop.given.productRated : shop.given.storeRated
    const table = `${kind}_ratings`
    await rated({ id: target.id }, ...Array<number>(12).fill(5), 1, 1, 3)
    await shop.database.sql`update ${shop.database.sql(table)} set comment = 'x'`
    await shop.database.sql.unsafe(`update ${table} r set created_at = timestamptz '2026-11-01' + n * interval '1 hour'
      from (select id, row_number() over (order by id) as n from ${table}) as numbered where numbered.id = r.id`)

    const first = await target.page()
    expect(first).toMatchObject({ page: 1, total: 15, totalPages: 2, ratingCounts: [2, 0, 1, 0, 12] })
    expect(first.reviews.slice(0, 4).map(({ rating }) => rating)).toEqual([3, 1, 1, 5])
    const second = await target.page({ page: 2 })
    expect(second.reviews).toHaveLength(5)
    const moments = [...first.reviews, ...second.reviews].map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(new Set(moments).size).toBe(15)

    expect(await target.page({ stars: 1 })).toMatchObject({
      reviews: [{ rating: 1 }, { rating: 1 }],
      total: 2,
      totalPages: 1,
    })
    expect(await target.page({ stars: 5, page: 2 })).toMatchObject({ page: 2, total: 12, totalPages: 2 })
    expect(await target.page({ stars: 2 })).toMatchObject({ reviews: [], total: 0, totalPages: 0 })
    expect(await target.page({ page: 9 })).toMatchObject({ reviews: [], total: 15, totalPages: 2 })
  })

  test.each(['0', '6', 'five', '1.5'])('has no reviews of %s stars to ask for', async (stars) => {
    const target = await shop.rateable(kind)
    const response = await shop.app.inject(`/api/ratings/${kind}/${target.id}/reviews?stars=${stars}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message: 'Please ask for reviews of 1 to 5 stars.' })
  })

  test('is asked for all stars when they are left blank', async () => {
    const target = await shop.rateable(kind)
    const response = await shop.app.inject(`/api/ratings/${kind}/${target.id}/reviews?stars=&page=1`)
    expect(response.json()).toMatchObject({ total: 0, ratingCounts: [0, 0, 0, 0, 0] })
  })
})

test('what is unknown has no rating, no reviews and cannot be rated', async () => {
  const { client } = await shop.person()
  const id = v7()
  for (const [call, message] of [
    [() => client.rating.rateProduct({ productId: id, rating: 5 }), 'Product not found'],
    [() => client.rating.rateStore({ adminId: id, rating: 5 }), 'Store not found'],
    [() => client.rating.productReviewPage({ productId: id }), 'Product not found'],
    [() => client.rating.storeReviewPage({ storeId: id }), 'Store not found'],
    [() => client.rating.myProductRating({ productId: id }), 'You have not rated this product yet.'],
    [() => client.rating.myStoreRating({ storeId: id }), 'You have not rated this store yet.'],
  ] as const) {
    expect(await refusal(call())).toEqual({ status: 404, code: 'not-found', message })
  }
})

test('a rating of a product is not a rating of a store, also not by its id', async () => {
  const [product, store] = [await shop.rateable('product'), await shop.rateable('store')]
  const person = await shop.person()
  await product.rate(person, 5)
  const { rating } = await product.own(person)
  expect(await refusal(store.remove(person, rating._id))).toMatchObject({ status: 404 })
  expect(await product.detail()).toMatchObject({ ratingCount: 1 })
})
