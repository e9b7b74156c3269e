import { v7 } from 'uuid'
import { everybody } from '../roles.ts'
import type { Rows } from '../row.ts'

const id = <Name extends string>(name: Name) => ({ [name]: 'open' }) as Record<Name, 'open'>
const tree = { tree: 'word' } as const
const rated = { of: 'word', ...id('ratingId') } as const
/** Let in, and then told that there is no such thing. */
const notThere = { websiteOwner: 404 }
/** Let in, and then told that the thing is in another state. */
const inConflict = { websiteOwner: 409 }

export const websiteOwnerRows: Rows<
  | 'ownerSession'
  | 'ownerAudit'
  | 'ownerBanners'
  | 'ownerCampaigns'
  | 'ownerMessages'
  | 'ownerMails'
  | 'ownerFees'
  | 'ownerBank'
  | 'ownerPaymentDetails'
  | 'ownerToday'
  | 'ownerVetting'
  | 'ownerModeration'
  | 'ownerPictures'
  | 'ownerContent'
  | 'ownerPrices'
  | 'ownerPromotion'
  | 'ownerCategories'
  | 'ownerHolidays'
  | 'ownerVitals'
  | 'ownerBackups'
  | 'ownerWatching'
> = {
  ownerSession: {
    login: { input: ({ ownerEmail }) => ({ email: ownerEmail }), answers: everybody(401) },
    refreshToken: { answers: { ...everybody(401), ownerWithoutSecondFactor: 200, websiteOwner: 200 } },
    status: {},
    logout: {},
    me: {},
    beginSecondFactor: {},
    // None was begun.
    confirmSecondFactor: { answers: { ownerWithoutSecondFactor: 409, websiteOwner: 409 } },
    newRecoveryCodes: {},
    // The code is a guess.
    enterCode: { answers: { websiteOwner: 400 } },
    changePassword: {},
    sessions: {},
    endSession: {
      ids: { sessionId: 'own' },
      input: async ({ session }) => ({ sessionId: await session('owner') }),
    },
    endAllSessions: {},
  },
  ownerAudit: { entries: {} },
  ownerBanners: {
    list: {},
    one: { ids: id('bannerId') },
    add: {},
    order: { ids: { ids: 'open', seen: 'open' }, input: async ({ banner }) => ({ ids: [await banner()] }) },
    change: { ids: id('bannerId') },
    remove: { ids: id('bannerId') },
  },
  ownerCampaigns: {
    list: {},
    one: { ids: id('campaignId') },
    add: {},
    change: { ids: id('campaignId') },
    remove: { ids: id('campaignId') },
  },
  ownerMessages: { messages: {}, read: { ids: id('messageId') }, reply: { ids: id('messageId') } },
  ownerMails: { mails: {}, delivered: {}, retry: { ids: id('mailId'), answers: notThere } },
  ownerFees: {
    stores: {},
    ledger: { ids: id('storeId') },
    closedLedger: {},
    announceNext: { ids: id('storeId'), answers: inConflict },
    pay: { ids: { ...id('cycleId'), id: 'open' }, input: () => ({ id: v7() }) },
    refund: {
      ids: { ...id('cycleId'), id: 'open' },
      input: async ({ cycle, payment }) => {
        const cycleId = await cycle()
        await payment(cycleId)
        return { cycleId, id: v7() }
      },
    },
    personalised: {
      ids: { ...id('storeId'), id: 'open', productId: 'open' },
      input: () => ({ id: v7(), productId: null, amountCents: 500_000 }),
    },
    chooseProduct: { ids: { ...id('cycleId'), productId: 'open' }, answers: notThere },
    receipt: { ids: id('paymentId') },
    statement: { ids: { ...id('storeId'), month: 'word' } },
    deletions: {},
    stopDeletion: { ids: id('storeId') },
    resumeDeletion: { ids: id('storeId'), answers: inConflict },
  },
  ownerBank: {
    read: { input: () => ({ text: 'Date,Description,Amount\n14/11/2026,ZF-000-0018,1500.00\n' }) },
    record: {
      ids: { parts: 'open' },
      input: async ({ cycle }) => ({
        day: '2026-11-14',
        amountCents: 1000,
        occurrence: 0,
        parts: [{ cycleId: await cycle(), amountCents: 1000 }],
      }),
    },
    windows: {},
  },
  ownerPaymentDetails: { all: {}, save: { input: ({ paymentDetails }) => paymentDetails() } },
  ownerToday: { today: {} },
  ownerVetting: {
    applications: {},
    approve: { ids: id('applicationId') },
    ask: { ids: id('applicationId') },
    refuse: { ids: id('applicationId') },
    note: { ids: id('applicationId') },
    approvePerson: { input: ({ personEmail }) => ({ email: personEmail }) },
    stores: {},
    store: { ids: id('storeId') },
    checkStore: { ids: id('storeId') },
    changeStore: {
      ids: { ...id('storeId'), categoryId: 'open', seen: 'open' },
      input: async ({ otherStore, categoryOfStore, storeCategory }) => {
        const { id: storeId, name } = await otherStore()
        const { id: categoryId } = await storeCategory({ parent: await storeCategory() })
        return { storeId, name, categoryId, seen: { name, categoryId: await categoryOfStore(storeId) } }
      },
    },
    switchOffSecondFactor: {
      ids: id('storeId'),
      input: async ({ otherStore }) => ({ storeId: (await otherStore()).id }),
      // It has none.
      answers: { websiteOwner: 409 },
    },
    changeStoreEmail: {
      ids: id('storeId'),
      input: async ({ otherStore }) => {
        const { id: storeId, email } = await otherStore()
        return { storeId, emailSeen: email, newEmailSeen: null }
      },
    },
  },
  ownerModeration: {
    reports: {},
    history: {},
    dismiss: {
      ids: { target: 'word', ...id('targetId') },
      input: async ({ report }) => ({ targetId: await report() }),
    },
    warn: {
      ids: { target: 'word', ...id('targetId') },
      input: async ({ report }) => ({ targetId: await report() }),
    },
    removeReview: { ids: rated, input: async ({ rating }) => ({ ratingId: await rating('product') }) },
    removeAnswer: {
      ids: id('answerId'),
      input: async ({ ownReview }) => ({ answerId: (await ownReview({ isAnswered: true })).answerId }),
    },
    removeProduct: { ids: id('productId') },
    removeProductPicture: {
      ids: id('productId'),
      input: async ({ product, pictureOfProduct }) => {
        const productId = await product()
        return { productId, image: await pictureOfProduct(productId) }
      },
    },
    removeStorePicture: {
      ids: id('storeId'),
      input: async ({ otherStore, pictureOfStore }) => {
        const { id: storeId } = await otherStore()
        return { storeId, image: await pictureOfStore(storeId) }
      },
    },
    restoreProduct: {
      ids: id('productId'),
      input: async ({ removedProduct }) => ({ productId: await removedProduct() }),
    },
    suspendStore: { ids: id('storeId') },
    restoreStore: {
      ids: id('storeId'),
      input: async ({ suspendedStore }) => ({ storeId: await suspendedStore() }),
    },
    heldRatings: {},
    releaseRating: {
      ids: rated,
      input: async ({ rating }) => ({ ratingId: await rating('product', { isHeld: true }) }),
    },
    dropRating: {
      ids: rated,
      input: async ({ rating }) => ({ ratingId: await rating('product', { isHeld: true }) }),
    },
    reviewPhotos: {},
    showReviewPhoto: {
      ids: id('photoId'),
      input: async ({ reviewPhoto }) => ({ photoId: await reviewPhoto() }),
    },
    refuseReviewPhoto: {
      ids: id('photoId'),
      input: async ({ reviewPhoto }) => ({ photoId: await reviewPhoto() }),
    },
  },
  ownerPictures: { settings: {}, upload: {} },
  ownerContent: {
    find: { ids: { personId: 'open' } },
    person: { ids: id('personId') },
    changePersonEmail: {
      ids: id('personId'),
      input: async ({ person }) => {
        const { id: personId, email } = await person()
        return { personId, emailSeen: email, newEmailSeen: null }
      },
    },
  },
  ownerPrices: {
    raised: {},
    lookAt: {
      ids: id('raisedPriceId'),
      input: async ({ raisedPrice }) => ({ raisedPriceId: await raisedPrice() }),
    },
  },
  ownerPromotion: {
    products: {},
    featured: {},
    start: {},
    feature: { ids: id('productId') },
    order: {
      ids: id('ids'),
      input: async ({ product }) => ({ ids: [await product()] }),
      answers: inConflict,
    },
    change: { ids: id('productId'), answers: inConflict },
    end: { ids: id('productId'), answers: inConflict },
  },
  ownerCategories: {
    tree: { ids: tree },
    add: { ids: { ...tree, parentId: 'open' } },
    order: {
      ids: { ...tree, parentId: 'open', ids: 'open' },
      input: async ({ productCategory }) => {
        const parent = await productCategory()
        return { parentId: parent.id, ids: [(await productCategory({ parent })).id] }
      },
    },
    change: { ids: { ...tree, ...id('categoryId') } },
    move: { ids: { ...tree, ...id('categoryId'), parentId: 'open' } },
    merge: {
      ids: { ...tree, ...id('categoryId'), into: 'open' },
      input: async ({ productCategory }) => ({ into: (await productCategory()).id }),
    },
    remove: { ids: { ...tree, ...id('categoryId'), moveTo: 'open' } },
  },
  ownerHolidays: {
    holidays: {},
    add: {},
    change: {
      ids: id('holidayId'),
      input: async ({ holiday }) => {
        const { id: holidayId, seen } = await holiday()
        return { holidayId, day: '2027-03-13', seen }
      },
    },
    remove: {
      ids: id('holidayId'),
      input: async ({ holiday }) => {
        const { id: holidayId, seen } = await holiday()
        return { holidayId, seen }
      },
    },
  },
  ownerVitals: { vitals: {} },
  ownerBackups: { backups: {} },
  ownerWatching: { securityEvents: {}, browserErrors: {} },
}
