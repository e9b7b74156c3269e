import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import {
  banners,
  campaigns,
  contactMessages,
  enquiries,
  feeCycles,
  feePayments,
  holidays,
  productRatings,
  products,
  productUndos,
  pushDevices,
  raisedPrices,
  reports,
  reviewAnswers,
  reviewPhotos,
  savedSearches,
  storeApplications,
  storeRatings,
  stores,
} from '#server/platform/database/schema/index.ts'
import { deliveryUrl } from '#server/platform/images/delivery-url.ts'
import type { SessionKind } from '#server/platform/sessions/session-kind.ts'
import type { Callers, Shop } from './callers.ts'

/** Counts windows: a store has one for each first day. */
let cycles = 0

export type Things = ReturnType<typeof thingsIn>

/** Makes what a call is about, belonging to `user`, `storeOwner` or `websiteOwner`, or to nobody of them. */
export function thingsIn(shop: Shop, { person, store, owner }: Callers) {
  const { given, database } = shop
  const { tables } = database
  const verdict = (userId: string) => ({ id: v7(), userId, rating: 4, comment: 'Good.' })

  const product = async (of: typeof store = store) => (await given.product({ store: of })).id
  const otherStore = () => given.store()

  async function rating(of: 'product' | 'store', { isHeld = false, userId = person.id } = {}) {
    const row = { ...verdict(userId), status: isHeld ? ('held' as const) : ('counted' as const) }
    if (of === 'product')
      await tables.insert(productRatings).values({ ...row, productId: await product(await otherStore()) })
    else await tables.insert(storeRatings).values({ ...row, storeId: (await otherStore()).id })
    return row.id
  }

  /** A review of a product of `storeOwner`, answered by the store or not. */
  async function ownReview({ isAnswered = false, of = store } = {}) {
    const row = { ...verdict((await given.user()).id), productId: await product(of) }
    await tables.insert(productRatings).values(row)
    const answerId = v7()
    const answer = { id: answerId, productRatingId: row.id, text: 'Thank you.', language: 'en' as const }
    if (isAnswered) await tables.insert(reviewAnswers).values(answer)
    return { of: 'product' as const, ratingId: row.id, answerId }
  }

  /** By `user`, of the product or the store of `storeOwner`. */
  async function rated(of: 'product' | 'store') {
    if (of === 'product') {
      const productId = await product()
      await tables.insert(productRatings).values({ ...verdict(person.id), productId })
      return productId
    }
    await tables.insert(storeRatings).values({ ...verdict(person.id), storeId: store.id })
    return store.id
  }

  async function cycle(of: { id: string; name: string } = store) {
    const id = v7()
    cycles += 1
    const start = new Date('2026-11-15T00:00:00Z')
    start.setUTCDate(start.getUTCDate() + 7 * (cycles % 500))
    const startsOn = start.toISOString().slice(0, 10)
    const days = { startsOn, endsOn: startsOn, dueOn: startsOn }
    await tables
      .insert(feeCycles)
      .values({ id, storeId: of.id, storeName: of.name, ...days, amountCents: 150_000 })
    return id
  }

  async function session(kind: SessionKind) {
    const account = { user: person, admin: store, owner }[kind]
    await shop.signedIn(kind, account)
    const { sql } = database
    const [found] = await sql<{ id: string }[]>`
      select id from sessions where ${account.id} in (user_id, store_id, owner_id) order by id desc limit 1`
    return found?.id ?? ''
  }

  return {
    product,
    otherStore,
    rating,
    ownReview,
    rated,
    cycle,
    /** A photo of a review that waits for the website owner. */
    async reviewPhoto() {
      const photo = { id: v7(), productRatingId: await rating('product'), position: 0 }
      await tables.insert(reviewPhotos).values({ ...photo, pictureKey: await given.picture() })
      return photo.id
    },
    picture: async () => deliveryUrl(await given.picture()),
    pictureOfProduct: async (id: string) => {
      const [found] = await tables.select().from(products).where(eq(products.id, id))
      return deliveryUrl(found?.pictureKey ?? '')
    },
    pictureOfStore: async (id: string) => {
      const [found] = await tables.select().from(stores).where(eq(stores.id, id))
      return deliveryUrl(found?.pictureKey ?? '')
    },
    categoryOfStore: async (id: string) => {
      const [found] = await tables.select().from(stores).where(eq(stores.id, id))
      return found?.categoryId ?? ''
    },
    async removedProduct() {
      const id = await product(await otherStore())
      await tables.update(products).set({ status: 'removed' }).where(eq(products.id, id))
      return id
    },
    /** A price that the store owner has changed in bulk. */
    async undo() {
      const id = v7()
      const before = [{ id: await product(), version: 1, priceCents: 1000 }]
      await tables.insert(productUndos).values({ id, storeId: store.id, before })
      return id
    },
    async hiddenAnswer() {
      const { answerId } = await ownReview({ isAnswered: true })
      await tables.update(reviewAnswers).set({ removedAt: new Date() }).where(eq(reviewAnswers.id, answerId))
      return answerId
    },
    suspendedStore: async () => (await given.store({ isSuspended: true })).id,
    async payment(cycleId?: string) {
      const id = v7()
      const transfer = { kind: 'payment' as const, amountCents: 100_000, method: 'cash' }
      await tables.insert(feePayments).values({
        id,
        cycleId: cycleId ?? (await cycle()),
        ...transfer,
        receivedOn: '2026-11-14',
        recordedBy: 'owner@example.test',
      })
      return id
    },
    savedSearch: async () => {
      const id = v7()
      const search = { id, userId: person.id, q: `word ${id}`, query: "'word'" }
      await tables.insert(savedSearches).values(search)
      return id
    },
    session,
    async pushDevice() {
      const id = v7()
      const device = { id, userId: person.id, sessionId: await session('user'), p256dh: 'x', auth: 'x' }
      await tables.insert(pushDevices).values({ ...device, endpoint: `https://fcm.googleapis.com/${id}` })
      return id
    },
    async report() {
      const targetId = await product(await otherStore())
      await tables.insert(reports).values({
        id: v7(),
        reporterId: person.id,
        target: 'product',
        targetLabel: 'Product',
        productId: targetId,
        reason: 'misleading',
      })
      return targetId
    },
    async raisedPrice() {
      const id = v7()
      const at = new Date('2026-11-14T08:00:00Z')
      await tables.insert(raisedPrices).values({
        id,
        productId: await product(await otherStore()),
        startedAt: at,
        announcedPercent: 10,
        expiresAt: at,
        listPriceCents: 10_000,
        salePriceCents: 9000,
        lowestPriceCents: 8000,
        foundAt: at,
      })
      return id
    },
    async application() {
      const applicant = await given.user()
      const id = v7()
      await tables.insert(storeApplications).values({
        id,
        userId: applicant.id,
        businessName: 'Ti Lakaz',
        registrationNumber: 'C12345678',
        phone: '57550142',
        sells: 'Cakes.',
      })
      return id
    },
    async banner() {
      const id = v7()
      await tables
        .insert(banners)
        .values({ id, messageEn: 'Sale', messageFr: 'Soldes', startsOn: '2026-11-01' })
      return id
    },
    async campaign() {
      const id = v7()
      await tables
        .insert(campaigns)
        .values({ id, ranOn: '2026-11-01', channel: 'Radio', shown: 'A song.', costCents: 1000 })
      return id
    },
    async message() {
      const id = v7()
      await tables
        .insert(contactMessages)
        .values({ id, name: 'Anaïs', email: 'anais@example.test', message: 'Hello.' })
      return id
    },
    async enquiry() {
      const id = v7()
      const about = { productId: await product(), productTitle: 'Gato koko' }
      await tables.insert(enquiries).values({
        id,
        storeId: store.id,
        ...about,
        userId: person.id,
        day: '2026-11-14',
        code: id.slice(-6),
      })
      return id
    },
    async holiday() {
      const id = v7()
      const day = { day: '2027-03-12', nameEn: `Day ${id}`, nameFr: 'Fête', isProvisional: false }
      await tables.insert(holidays).values({ id, ...day })
      return { id, seen: day }
    },
    productCategory: given.productCategory,
    storeCategory: given.storeCategory,
    person: () => given.user(),
    store,
    personEmail: person.email,
    ownerEmail: owner.email,
    /** The filled-in form to open a store, beside the sample. */
    async registration() {
      const parent = await given.storeCategory()
      return { storeCategory: parent.id, subcategory1: (await given.storeCategory({ parent })).id }
    },
    /** The categories of a new product, from the root down. */
    async categories() {
      const parent = await given.productCategory()
      return [parent.id, (await given.productCategory({ parent })).id]
    },
    async paymentDetails() {
      const [row] = await database.sql<{ version: number }[]>`select version from payment_details`
      return { version: row?.version ?? 1 }
    },
  }
}
