import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type RatingApp, ratingApp } from '#tests/support/rating-app.ts'

let shop: RatingApp
beforeAll(async () => {
  shop = await ratingApp()
})
beforeEach(() => shop.freshDay())

/** A product whose store can tick codes, and somebody who asks about it. */
async function asked() {
  const product = await shop.rateable('product')
  const anna = await shop.person()
  const { client: keeper } = await shop.signedIn('admin', product.store)
  await anna.client.enquiry.ask({ productId: product.id })
  const { enquiries } = await keeper.storeOwner.enquiries({})
  const enquiryId = enquiries[0]?._id ?? ''
  const tick = (becameSale: boolean) => keeper.storeOwner.markSale({ enquiryId, becameSale })
  const badge = async () => (await product.reviews()).map(({ isSaleConfirmed }) => isSaleConfirmed)
  const ofStore = async () =>
    (await shop.client.rating.storeReviews({ storeId: product.store.id })).ratings.map(
      ({ isSaleConfirmed }) => isSaleConfirmed,
    )
  return { product, anna, keeper, tick, badge, ofStore }
}

test('a review shows that the store confirmed the sale, from the moment the code is ticked until that is taken back', async () => {
  const { product, anna, tick, badge, ofStore } = await asked()
  await product.rate(anna, 5, 'As it should be.')
  await anna.client.rating.rateStore({ adminId: product.store.id, rating: 4 })
  expect(await badge()).toEqual([undefined])
  await tick(true)
  expect(await badge()).toEqual([true])
  expect(await ofStore()).toEqual([true])
  await tick(false)
  expect(await badge()).toEqual([undefined])
  expect(await ofStore()).toEqual([undefined])
})

test('a review that is written after the sale shows it, and keeps it when it is changed', async () => {
  const { product, anna, tick, badge, ofStore } = await asked()
  await tick(true)
  await product.rate(anna, 5)
  await anna.client.rating.rateStore({ adminId: product.store.id, rating: 4 })
  expect(await badge()).toEqual([true])
  expect(await ofStore()).toEqual([true])
  await shop.database.sql`update enquiries set user_id = null`
  await product.rate(anna, 3, 'It broke.')
  expect(await badge()).toEqual([true])
})

test('a sale to one person says nothing about the reviews of others, nor of other products', async () => {
  const { product, anna, tick, badge } = await asked()
  const other = await shop.given.product({ store: product.store })
  await product.rate(await shop.person(), 5)
  await anna.client.rating.rateProduct({ productId: other.id, rating: 5 })
  await tick(true)
  expect(await badge()).toEqual([undefined])
  const { reviews } = await shop.client.catalogue.productDetail({ productId: other.id })
  expect(reviews[0]?.isSaleConfirmed).toBeUndefined()
})

test('a review and the tick of its code at the same moment find each other', async () => {
  for (let time = 0; time < 5; time += 1) {
    const { product, anna, tick, badge } = await asked()
    await Promise.all([product.rate(anna, 5), tick(true)])
    await shop.changed()
    expect(await badge()).toEqual([true])
  }
})

test('the public answer has the badge and nothing else of the enquiry', async () => {
  const { product, anna, keeper, tick } = await asked()
  await product.rate(anna, 5)
  await tick(true)
  const { enquiries } = await keeper.storeOwner.enquiries({})
  const response = await shop.app.inject({ url: `/api/product/detail/${product.id}` })
  expect(response.body).toContain('"isSaleConfirmed":true')
  expect(response.body).not.toContain(enquiries[0]?.code)
  expect(Object.keys(enquiries[0] ?? {}).sort()).toEqual([
    '_id',
    'becameSaleAt',
    'code',
    'createdAt',
    'product',
  ])
})
