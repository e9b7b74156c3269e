import { beforeAll, describe, expect, test } from 'vitest'
import { websiteOwners } from '#server/platform/database/schema/index.ts'
import { type RatingApp, ratingApp } from '#tests/support/rating-app.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { ApiError } from '#web/shared/api/client.ts'

type Client = Visitor['client']
type Caller = 'visitor' | 'unverified' | 'user' | 'otherUser' | 'shopkeeper' | 'admin' | 'owner'

const areas = ['rating', 'report', 'wishlist'] as const
type Area = (typeof areas)[number]
type Name = { [A in Area]: `${A}.${Extract<keyof Client[A], string>}` }[Area]

let shop: RatingApp
let productId: string
let storeId: string
let productRatingId: string
let storeRatingId: string
beforeAll(async () => {
  shop = await ratingApp()
})

/** A browser for each kind of caller, about a store, its product, and the ratings of both by `user`. */
async function browsers(): Promise<Record<Caller, Visitor>> {
  await shop.freshDay()
  const { given, signedIn } = shop
  const product = await shop.rateable('product')
  const store = product.store
  productId = product.id
  storeId = store.id
  const user = await shop.person()
  await user.client.rating.rateProduct({ productId, rating: 4 })
  await user.client.rating.rateStore({ adminId: storeId, rating: 4 })
  productRatingId = (await user.client.rating.myProductRating({ productId })).rating._id
  storeRatingId = (await user.client.rating.myStoreRating({ storeId })).rating._id
  const owner = {
    id: '00000000-0000-7000-8000-000000000000',
    email: 'owner@example.test',
    passwordHash: 'none',
  }
  await shop.database.tables.insert(websiteOwners).values(owner).onConflictDoNothing()
  return {
    visitor: shop.visitor(),
    unverified: await signedIn('user', await given.user({ isUnverified: true })),
    user,
    otherUser: await shop.person(),
    // The person behind the store, signed in as a person and not as the store.
    shopkeeper: await signedIn('user', { id: store.userId }),
    admin: await signedIn('admin', store),
    owner: await signedIn('owner', owner),
  }
}

const nobody = { visitor: 401, unverified: 401, admin: 401, owner: 401 }
const people = { ...nobody, user: 200, otherUser: 200, shopkeeper: 200 }
const anyone: Record<Caller, number> = { ...people, visitor: 200, unverified: 200, admin: 200, owner: 200 }
const raterOnly = { ...nobody, user: 200, otherUser: 404, shopkeeper: 404 }
const notOwnStore = { ...people, shopkeeper: 403 }
const notOwnReview = { ...people, user: 403 }
const reason = 'misleading' as const

const rows: [Name, (client: Client) => Promise<unknown>, Record<Caller, number>][] = [
  ['rating.myProductRating', ({ rating }) => rating.myProductRating({ productId }), raterOnly],
  ['rating.rateProduct', ({ rating }) => rating.rateProduct({ productId, rating: 5 }), notOwnStore],
  [
    'rating.deleteProductRating',
    ({ rating }) => rating.deleteProductRating({ ratingId: productRatingId }),
    raterOnly,
  ],
  ['rating.productReviewPage', ({ rating }) => rating.productReviewPage({ productId }), anyone],
  ['rating.myStoreRating', ({ rating }) => rating.myStoreRating({ storeId }), raterOnly],
  ['rating.rateStore', ({ rating }) => rating.rateStore({ adminId: storeId, rating: 5 }), notOwnStore],
  [
    'rating.deleteStoreRating',
    ({ rating }) => rating.deleteStoreRating({ ratingId: storeRatingId }),
    raterOnly,
  ],
  ['rating.storeReviews', ({ rating }) => rating.storeReviews({ storeId }), anyone],
  ['rating.storeReviewPage', ({ rating }) => rating.storeReviewPage({ storeId }), anyone],

  ['report.product', ({ report }) => report.product({ productId, reason }), notOwnStore],
  ['report.store', ({ report }) => report.store({ storeId, reason }), notOwnStore],
  [
    'report.productReview',
    ({ report }) => report.productReview({ type: 'rating', targetId: productRatingId, reason }),
    notOwnReview,
  ],
  [
    'report.storeReview',
    ({ report }) => report.storeReview({ ratingId: storeRatingId, reason }),
    notOwnReview,
  ],

  ['wishlist.products', ({ wishlist }) => wishlist.products({}), people],
  ['wishlist.stores', ({ wishlist }) => wishlist.stores({}), people],
  ['wishlist.addProduct', ({ wishlist }) => wishlist.addProduct({ productId }), people],
  ['wishlist.removeProduct', ({ wishlist }) => wishlist.removeProduct({ productId }), people],
  ['wishlist.addStore', ({ wishlist }) => wishlist.addStore({ storeId }), people],
  ['wishlist.removeStore', ({ wishlist }) => wishlist.removeStore({ storeId }), people],
  [
    'wishlist.removeStoreFromWishlist',
    ({ wishlist }) => wishlist.removeStoreFromWishlist({ storeId }),
    people,
  ],
  ['wishlist.status', ({ wishlist }) => wishlist.status({ productIds: [productId] }), people],
  ['wishlist.count', ({ wishlist }) => wishlist.count({}), people],
]

test('the table below holds every call about ratings, reports and wishes', () => {
  const all = areas.flatMap((area) => Object.keys(shop.client[area]).map((call) => `${area}.${call}`))
  expect(rows.map(([name]) => name).sort()).toEqual(all.sort())
})

describe.each(rows)('%s', (name, call, expected) => {
  test.each(Object.entries(expected))('called by %s answers %i', async (caller, status) => {
    const { client } = (await browsers())[caller as Caller]
    const outcome = await call(client).then(
      () => ({ status: 200 }),
      (error: unknown) => {
        if (error instanceof ApiError) return { status: error.status, message: error.message }
        throw error
      },
    )
    expect({ name, caller, ...outcome }).toMatchObject({
      name,
      caller,
      status,
      ...(status === 401 && { message: 'Please log in first.' }),
    })
  })
})

test('answers to a person are never cached', async () => {
  const { user } = await browsers()
  for (const path of [`ratings/product/${productId}/my-rating`, 'products/wishlist/my-wishlist']) {
    const response = await shop.app.inject({
      url: `/api/${path}`,
      cookies: Object.fromEntries(user.cookies),
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
  }
})
