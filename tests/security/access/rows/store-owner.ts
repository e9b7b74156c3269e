import { everybody } from '../roles.ts'
import type { Rows } from '../row.ts'

const notTheirs = { otherStoreOwner: 404 }
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
    newPassword: { answers: { user: 404, otherUser: 404, approvedUser: 404 } },
    news: {},
    chooseNews: {},
    profile: {},
    updateProfile: {},
    deleteStore: {},
    announcement: {},
    announce: {},
    clearAnnouncement: {},
    products: {},
    createProduct: { ids: { categories: 'open' } },
    updateProduct: { ids: { ...ownProduct, categories: 'open' }, answers: notTheirs },
    deleteProduct: { ids: ownProduct, answers: notTheirs },
    fees: {},
    receipt: { ids: { paymentId: 'own' }, answers: notTheirs },
  },
  image: { settings: {}, upload: {} },
}
