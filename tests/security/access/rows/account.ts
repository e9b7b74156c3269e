import { everybody } from '../roles.ts'
import type { Rows } from '../row.ts'

const token = { token: 'word' } as const
const unknownLink = { ids: token, answers: everybody(400) }
const product = { productId: 'shown' } as const
const store = { storeId: 'shown' } as const
/** They have not rated it. */
const raterOnly = { otherUser: 404, approvedUser: 404, shopkeeper: 404 }
const notOwnStore = { shopkeeper: 403 }
const notOwnReview = { user: 403 }

export const accountRows: Rows<
  'account' | 'alert' | 'application' | 'emailChange' | 'enquiry' | 'rating' | 'report' | 'wishlist'
> = {
  account: {
    signup: {},
    verifyEmail: unknownLink,
    resendVerification: {},
    login: {},
    // The refresh cookie of a person is needed. One of an unverified session renews it; it still opens nothing.
    refreshToken: {
      answers: {
        ...everybody(401),
        unverified: 200,
        user: 200,
        otherUser: 200,
        approvedUser: 200,
        shopkeeper: 200,
      },
    },
    status: {},
    logout: {},
    forgotPassword: {},
    resetLink: unknownLink,
    resetPassword: { answers: everybody(400) },
    changePassword: {},
    confirmPassword: {},
    me: {},
    changeName: {},
    myData: {},
    sessions: {},
    endSession: {
      ids: { sessionId: 'own' },
      input: async ({ session }) => ({ sessionId: await session('user') }),
      answers: raterOnly,
    },
    endAllSessions: {},
    deleteAccount: {
      ids: { userId: 'own' },
      answers: { otherUser: 403, approvedUser: 403, shopkeeper: 403 },
    },
  },
  application: {
    apply: { answers: { approvedUser: 409, shopkeeper: 409 } },
    mine: {},
    // Nothing was asked.
    answer: { answers: { user: 409, otherUser: 409, approvedUser: 409, shopkeeper: 409 } },
  },
  emailChange: {
    open: {},
    ask: {},
    withdraw: {},
    link: unknownLink,
    confirm: { answers: everybody(400) },
    openOfStore: {},
    askOfStore: {},
    withdrawOfStore: {},
  },
  alert: {
    mine: {},
    choose: {},
    storeStatus: { ids: store },
    followStore: { ids: store },
    unfollowStore: { ids: store },
    // It is on nobody's wishlist.
    watchPrice: { ids: product, answers: { user: 404, ...raterOnly } },
    unwatchPrice: { ids: product },
    saveSearch: {},
    removeSearch: {
      ids: { searchId: 'own' },
      input: async ({ savedSearch }) => ({ searchId: await savedSearch() }),
      answers: raterOnly,
    },
    addDevice: {
      input: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
        p256dh: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
      }),
    },
    removeDevice: {
      ids: { deviceId: 'own' },
      input: async ({ pushDevice }) => ({ deviceId: await pushDevice() }),
      answers: raterOnly,
    },
  },
  enquiry: { ask: { ids: product } },
  rating: {
    myProductRating: {
      ids: product,
      input: async ({ rated }) => ({ productId: await rated('product') }),
      answers: raterOnly,
    },
    myProductRatingIfAny: { ids: product },
    rateProduct: { ids: product, answers: notOwnStore },
    deleteProductRating: {
      ids: { ratingId: 'own' },
      input: async ({ rating }) => ({ ratingId: await rating('product') }),
      answers: raterOnly,
    },
    productReviewPage: { ids: product },
    storeReviews: { ids: store },
    storeReviewPage: { ids: store },
    myStoreRating: {
      ids: store,
      input: async ({ rated }) => ({ storeId: await rated('store') }),
      answers: raterOnly,
    },
    myStoreRatingIfAny: { ids: store },
    rateStore: { ids: { adminId: 'shown' }, answers: notOwnStore },
    deleteStoreRating: {
      ids: { ratingId: 'own' },
      input: async ({ rating }) => ({ ratingId: await rating('store') }),
      answers: raterOnly,
    },
    markHelpful: {
      ids: { of: 'word', ratingId: 'shown' },
      input: async ({ rating }) => ({ ratingId: await rating('product') }),
      answers: notOwnReview,
    },
  },
  report: {
    product: { ids: product, answers: notOwnStore },
    store: { ids: store, answers: notOwnStore },
    productReview: {
      ids: { targetId: 'shown' },
      input: async ({ rating }) => ({ targetId: await rating('product') }),
      answers: notOwnReview,
    },
    storeReview: {
      ids: { ratingId: 'shown' },
      input: async ({ rating }) => ({ ratingId: await rating('store') }),
      answers: notOwnReview,
    },
    answer: {
      ids: { answerId: 'shown' },
      input: async ({ ownReview }) => ({ answerId: (await ownReview({ isAnswered: true })).answerId }),
      answers: notOwnStore,
    },
  },
  wishlist: {
    products: {},
    stores: {},
    addProduct: { ids: product },
    removeProduct: { ids: product },
    addStore: { ids: store },
    removeStore: { ids: store },
    removeStoreFromWishlist: { ids: store },
    status: { ids: { productIds: 'shown', storeIds: 'shown' } },
    count: {},
  },
}
