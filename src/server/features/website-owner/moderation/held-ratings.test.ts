import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  productRatings,
  storeRatings,
  withdrawnProductRatings,
  withdrawnStoreRatings,
} from '#server/platform/database/schema/index.ts'
import { type ModerationApp, moderationApp } from '#tests/support/moderation-app.ts'
import { refusal } from '#tests/support/refusal.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let shop: ModerationApp
let owner: Visitor['client']
beforeAll(async () => {
  shop = await moderationApp()
  owner = await shop.owner()
})
beforeEach(async () => {
  await shop.database.tables.delete(productRatings)
  await shop.database.tables.delete(storeRatings)
})

test('held ratings wait in one list, the longest waiting first, with what is known about their authors', async () => {
  const product = await shop.given.product({ title: 'Sega dress' })
  const store = await shop.given.store({ name: 'Ti Lakaz' })
  const held = await shop.rating('product', product.id, { status: 'held', rating: 5, comment: 'Best ever' })
  const other = await shop.rating('store', store.id, { status: 'held', rating: 1, userId: held.userId })
  await shop.rating('product', product.id)

  const { ratings, total } = await owner.ownerModeration.heldRatings({})
  expect(total).toBe(2)
  expect(ratings).toMatchObject([
    {
      _id: held.id,
      of: 'product',
      rating: 5,
      comment: 'Best ever',
      target: { _id: product.id, name: 'Sega dress', averageRating: 5, ratingCount: 1 },
      heldOnTarget: 1,
      sameWords: 0,
      author: { _id: held.userId, ratings: 2 },
    },
    { _id: other.id, of: 'store', target: { name: 'Ti Lakaz' } },
  ])
})

describe.each(['product', 'store'] as const)('a %s', (of) => {
  const target = async () => (of === 'product' ? shop.given.product() : shop.given.store())
  const average = async (id: string) =>
    of === 'product'
      ? (await shop.client.catalogue.productDetail({ productId: id })).averageRating
      : (await shop.client.store.detail({ storeId: id })).averageRating
  const withdrawn = (userId: string, id: string) =>
    of === 'product'
      ? shop.database.tables.$count(
          withdrawnProductRatings,
          and(eq(withdrawnProductRatings.userId, userId), eq(withdrawnProductRatings.productId, id)),
        )
      : shop.database.tables.$count(
          withdrawnStoreRatings,
          and(eq(withdrawnStoreRatings.userId, userId), eq(withdrawnStoreRatings.storeId, id)),
        )

  test('a released rating counts at once and keeps its date', async () => {
    const { id } = await target()
    const held = await shop.rating(of, id, { status: 'held', rating: 3 })
    expect(await average(id)).toBe(0)
    await owner.ownerModeration.releaseRating({ of, ratingId: held.id })
    expect(await average(id)).toBe(3)
    expect(await shop.ratings(of, id)).toMatchObject([
      { status: 'counted', updatedAt: new Date('2026-11-13T06:00:00Z') },
    ])
    expect((await refusal(owner.ownerModeration.releaseRating({ of, ratingId: held.id }))).status).toBe(409)
    expect((await refusal(owner.ownerModeration.dropRating({ of, ratingId: held.id }))).status).toBe(409)
  })

  test('a dropped rating is gone, and rating again does not get around it', async () => {
    const { id } = await target()
    const held = await shop.rating(of, id, { status: 'held' })
    await owner.ownerModeration.dropRating({ of, ratingId: held.id })
    expect(await shop.ratings(of, id)).toEqual([])
    expect(await withdrawn(held.userId, id)).toBe(1)
    const { client } = await shop.signedIn('user', { id: held.userId })
    if (of === 'product') await client.rating.rateProduct({ productId: id, rating: 5 })
    else await client.rating.rateStore({ adminId: id, rating: 5 })
    expect(await shop.ratings(of, id)).toMatchObject([{ status: 'held' }])
  })

  test('a removed review takes its stars along, and its author is told why', async () => {
    const { id } = await target()
    const author = await shop.person()
    await shop.rating(of, id, { rating: 5 })
    const review = await shop.rating(of, id, { rating: 1, userId: author.id })
    expect(await average(id)).toBe(3)
    await owner.ownerModeration.removeReview({ of, ratingId: review.id, reason: 'It insults somebody.' })
    expect(await average(id)).toBe(5)
    expect((await shop.mail.nextMailTo(author.email)).text).toContain('It insults somebody.')
    expect(await withdrawn(author.id, id)).toBe(1)
    const again = owner.ownerModeration.removeReview({ of, ratingId: review.id, reason: 'Again.' })
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'decided-meanwhile' })
  })
})
