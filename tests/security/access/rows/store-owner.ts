import { everybody } from '../roles.ts'
import type { Rows } from '../row.ts'

const notTheirs = { otherStoreOwner: 404 }
/** The stores of the matrix have not set their opening hours. */
const noHours = { storeOwner: 409, otherStoreOwner: 409 }
const reviewOf = ({ of, ratingId }: { of: 'product'; ratingId: string }) => ({ of, ratingId })
const ownProduct = { productId: 'own' } as const

export const storeOwnerRows: Rows<'storeOwner' | 'image'> = {
  storeOwner: {
    register: {
      ids: { storeCategory: 'open', subcategory1: 'open', subcategory2: 'open', subcategory3: 'open' },
      input: async ({ registration }) => registration(),
      answers: { user: 403, otherUser: 403, shopkeeper: 409 },
    },
    login: { input: ({ store }) => ({ email: store.email }) },
    refreshToken: { answers: { ...everybody(401), storeOwner: 200, otherStoreOwner: 200 } },
    status: {},
    logout: {},
    confirmPassword: {},
    changePassword: {},
    sessions: {},
    endSession: {
      ids: { sessionId: 'own' },
      input: async ({ session }) => ({ sessionId: await session('admin') }),
      answers: notTheirs,
    },
    endOtherSessions: {},
    secondFactor: {},
    beginSecondFactor: {},
    // The code is a guess.
    confirmSecondFactor: { answers: { storeOwner: 400, otherStoreOwner: 400 } },
    // None is on.
    newRecoveryCodes: { answers: { storeOwner: 409, otherStoreOwner: 409 } },
    switchOffSecondFactor: { answers: { storeOwner: 409, otherStoreOwner: 409 } },
    forgotPassword: {},
    resetPassword: { ids: { token: 'word' }, answers: everybody(400) },
    newPassword: { answers: { user: 404, otherUser: 404, approvedUser: 404 } },
    news: {},
    chooseNews: {},
    notifications: {},
    unreadNotifications: {},
    readNotifications: { input: () => ({ until: '2026-11-14T08:00:00Z' }) },
    chooseNotificationMail: {},
    profile: {},
    updateProfile: {},
    deleteStore: {},
    upcomingHolidays: {},
    setSpecialDay: { ids: { day: 'word' }, answers: noHours },
    removeSpecialDay: { ids: { day: 'word' } },
    confirmHours: { answers: noHours },
    hoursMail: {},
    chooseHoursMail: {},
    announcement: {},
    announce: {},
    clearAnnouncement: {},
    products: {},
    createProduct: { ids: { categories: 'open' } },
    updateProduct: { ids: { ...ownProduct, categories: 'open' }, answers: notTheirs },
    deleteProduct: { ids: ownProduct, answers: notTheirs },
    insights: {},
    readProducts: { ids: { categories: 'open' } },
    writeProducts: { ids: { categories: 'open' } },
    editProducts: {
      ids: { productIds: 'own', operation: 'open' },
      input: async ({ product }) => ({ productIds: [await product()], operation: { kind: 'hide' } }),
      answers: notTheirs,
    },
    undoProductEdit: {
      ids: { undoId: 'own' },
      input: async ({ undo }) => ({ undoId: await undo() }),
      answers: notTheirs,
    },
    priceAges: {},
    confirmPrices: {},
    feed: {},
    renewFeed: {},
    endFeed: {},
    enquiries: {},
    markSale: { ids: { enquiryId: 'own' }, answers: notTheirs },
    reviews: {},
    answerReview: {
      ids: { of: 'word', ratingId: 'own' },
      input: async ({ ownReview }) => reviewOf(await ownReview()),
      answers: notTheirs,
    },
    removeAnswer: {
      ids: { of: 'word', ratingId: 'own' },
      input: async ({ ownReview }) => reviewOf(await ownReview({ isAnswered: true })),
      answers: notTheirs,
    },
    fees: {},
    statement: { ids: { month: 'word' } },
    receipt: { ids: { paymentId: 'own' }, answers: notTheirs },
  },
  image: { settings: {}, upload: {} },
}
