import { deliveryUrl } from '#server/platform/images/delivery-url.ts'
import type { FreshnessSite } from './site.ts'

const reason = 'Seen in the shop.'
let counter = 0
const next = () => {
  counter += 1
  return counter
}

const closed = { open: false }
const hours = (which: number) => ({
  ...{
    Tuesday: closed,
    Wednesday: closed,
    Thursday: closed,
    Friday: closed,
    Saturday: closed,
    Sunday: closed,
  },
  Monday: { open: true, from: '09:00', to: which % 2 ? '17:00' : '18:00' },
})

const language = (which: number) => (['en', 'fr', 'mfe', null] as const)[which % 4] ?? null

/** Every kind of write that changes what the public sees; `which` chooses among stores, products and people. */
export function publicWrites(site: FreshnessSite): Record<string, (which: number) => Promise<unknown>> {
  const visitor = (which: number) => site.visitors[which % 2] as (typeof site.visitors)[0]
  const keeper = (which: number) => site.keepers[which % 2] as (typeof site.keepers)[0]
  const keeperOf = (which: number) => keeper(which % site.products.length)
  const store = (which: number) => site.stores[which % 2 === 0 ? 0 : 1]
  const product = (which: number) => site.products[which % site.products.length]?.id ?? ''
  return {
    'a person rates a product': (which) =>
      visitor(which).rating.rateProduct({
        productId: product(which),
        rating: 1 + (which % 5),
        comment: which % 2 ? `Very good shop number ${next()}, thank you all` : `Comment ${next()}`,
      }),
    'a person rates a store': (which) =>
      visitor(which).rating.rateStore({
        adminId: store(which).id,
        rating: 1 + (which % 5),
        comment: `Comment ${next()}`,
      }),
    'a person withdraws a rating': async (which) => {
      const productId = product(which)
      await visitor(which).rating.rateProduct({ productId, rating: 3 })
      const { rating } = await visitor(which).rating.myProductRating({ productId })
      await visitor(which).rating.deleteProductRating({ ratingId: rating._id })
    },
    'a store answers a review': async (which) => {
      const productId = product(which)
      const { reviews } = await site.truth.client.catalogue.productDetail({ productId })
      if (!reviews[0]) return
      const review = { of: 'product', ratingId: reviews[0]._id } as const
      // The website owner may have removed an earlier one.
      const answered = keeperOf(which).storeOwner.answerReview({ ...review, text: `Thank you ${next()}` })
      await answered.catch(() => {})
      if (which % 3 === 0)
        await keeperOf(which)
          .storeOwner.removeAnswer(review)
          .catch(() => {})
    },
    'a store answers a review of itself': async (which) => {
      const { ratings } = await site.truth.client.rating.storeReviews({ storeId: store(which).id })
      if (!ratings[0]) return
      const review = { of: 'store', ratingId: ratings[0]._id } as const
      await keeper(which).storeOwner.answerReview({ ...review, text: `Thank you ${next()}` })
    },
    'the website owner removes an answer': async (which) => {
      const productId = product(which)
      const { reviews } = await site.truth.client.catalogue.productDetail({ productId })
      const answer = reviews.find((review) => review.answer)?.answer
      if (answer) await site.owner.ownerModeration.removeAnswer({ answerId: answer._id, reason })
    },
    'a person finds a review helpful, or no longer': async (which) => {
      const { reviews } = await site.truth.client.catalogue.productDetail({ productId: product(which) })
      if (!reviews[0]) return
      const mark = { of: 'product', ratingId: reviews[0]._id, isHelpful: which % 3 > 0 } as const
      // Nobody marks their own.
      await visitor(which)
        .rating.markHelpful(mark)
        .catch(() => {})
    },
    'a person finds a review of a store helpful': async (which) => {
      const { ratings } = await site.truth.client.rating.storeReviews({ storeId: store(which).id })
      if (!ratings[0]) return
      const mark = { of: 'store', ratingId: ratings[0]._id, isHelpful: which % 3 > 0 } as const
      await visitor(which)
        .rating.markHelpful(mark)
        .catch(() => {})
    },
    'the website owner shows or refuses a photo of a review': async (which) => {
      const photos = [deliveryUrl(await site.writer.given.picture())]
      await visitor(which).rating.rateStore({ adminId: store(which).id, rating: 4, photos })
      const { photos: waiting } = await site.owner.ownerModeration.reviewPhotos({})
      for (const { _id: photoId } of waiting)
        if (which % 2) await site.owner.ownerModeration.showReviewPhoto({ photoId })
        else await site.owner.ownerModeration.refuseReviewPhoto({ photoId, reason })
    },
    'a store confirms a sale to a reviewer': async (which) => {
      const productId = product(which)
      await visitor(which).rating.rateProduct({ productId, rating: 5 })
      await visitor(which).enquiry.ask({ productId })
      const { enquiries } = await keeperOf(which).storeOwner.enquiries({})
      if (enquiries[0])
        await keeperOf(which).storeOwner.markSale({
          enquiryId: enquiries[0]._id,
          becameSale: which % 2 > 0,
        })
    },
    'a person rates one of many products': (which) =>
      visitor(which).rating.rateProduct({
        productId: site.ferns[which % site.ferns.length]?.id ?? '',
        rating: 1 + (Math.floor(which / 7) % 5),
      }),
    'a person changes their name': (which) => visitor(which).account.changeName({ name: `Person ${next()}` }),
    'a store changes a price': (which) =>
      keeperOf(which).storeOwner.updateProduct({ productId: product(which), price: 100 + next() }),
    'a store changes a title': (which) =>
      keeperOf(which).storeOwner.updateProduct({ productId: product(which), title: `Palm ${next()}` }),
    'a store says which language a product is in': (which) =>
      keeperOf(which).storeOwner.updateProduct({ productId: product(which), language: language(which) }),
    'a store says which language its texts are in': (which) =>
      keeper(which).storeOwner.updateProfile({ language: language(which) }),
    'a store says whether a product can be had': (which) =>
      keeperOf(which).storeOwner.updateProduct({
        productId: product(which),
        availability: (['available', 'on-order', 'sold-out', null] as const)[which % 4] ?? null,
        condition: (['new', 'used', null] as const)[which % 3] ?? null,
      }),
    'a store says how to pay': (which) =>
      keeper(which).storeOwner.updateProfile({ paymentsTaken: which % 3 ? ['cash', 'juice'] : [] }),
    'a store confirms its prices': async (which) => {
      // A moment of its own, because the clock of a test stands still.
      site.writer.at(`2026-11-14T08:00:0${1 + (which % 9)}Z`)
      await keeper(which).storeOwner.confirmPrices({})
      site.writer.at('2026-11-14T08:00:00Z')
    },
    'a store starts a discount': (which) =>
      keeperOf(which).storeOwner.updateProduct({
        productId: product(which),
        discount: { value: 5 + (which % 50), expiresAt: which % 2 ? '2026-11-15' : '2026-11-25' },
      }),
    'a store ends a discount': (which) =>
      keeperOf(which).storeOwner.updateProduct({
        productId: product(which),
        discount: { value: 0, expiresAt: null },
      }),
    'a store moves a product': (which) =>
      keeperOf(which).storeOwner.updateProduct({
        productId: product(which),
        categories: [site.garden.id, which % 2 ? site.plants.id : site.tools.id],
      }),
    'a store hides or shows a product': (which) =>
      keeperOf(which).storeOwner.editProducts({
        productIds: [product(which)],
        operation: { kind: which % 2 ? 'hide' : 'show' },
      }),
    'a store changes prices in bulk': (which) =>
      keeperOf(which).storeOwner.editProducts({
        productIds: [product(which)],
        operation: { kind: 'price', by: 'amount', value: which % 2 ? 5 : 7 },
      }),
    'a store imports a product': async (which) =>
      keeper(which).storeOwner.writeProducts({
        rows: [
          {
            line: 1,
            cells: {
              title: `Imported palm ${which % 7}`,
              price: String(next()),
              description: 'A palm.',
              image: deliveryUrl(await site.writer.given.picture()),
            },
          },
        ],
        categories: [site.garden.id, site.plants.id],
      }),
    'a store adds a product and deletes it': async (which) => {
      const { _id } = await keeper(which).storeOwner.createProduct({
        title: 'Palm tree',
        description: 'A palm.',
        price: 12,
        image: deliveryUrl(await site.writer.given.picture()),
        categories: [site.garden.id, site.plants.id],
      })
      if (which % 2) await keeper(which).storeOwner.deleteProduct({ productId: _id })
    },
    'a store moves to another city': (which) =>
      keeper(which).storeOwner.updateProfile({ address: { city: which % 3 ? 'Grand Baie' : 'Curepipe' } }),
    'a store moves its pin': (which) =>
      keeper(which).storeOwner.updateProfile({
        position: which % 3 ? { latitude: -20.2 - (which % 7) / 100, longitude: 57.5 } : null,
      }),
    'a store sets its hours': (which) =>
      keeper(which).storeOwner.updateProfile({ openingHours: which % 4 === 3 ? null : hours(which) }),
    'a store opens several times a day': (which) =>
      keeper(which).storeOwner.updateProfile({
        openingHours: hours(which),
        extraHours: { Monday: [{ from: '19:00', to: which % 2 ? '20:00' : '21:00' }] },
      }),
    'a store has a special day': async (which) => {
      await keeper(which).storeOwner.updateProfile({ openingHours: hours(which) })
      await keeper(which).storeOwner.setSpecialDay({
        day: '2026-12-25',
        hours: which % 2 ? 'closed' : 'usual',
        note: `Note ${next()}`,
      })
    },
    'a store takes back a special day': (which) =>
      keeper(which).storeOwner.removeSpecialDay({ day: '2026-12-25' }),
    'a store confirms its hours': async (which) => {
      await keeper(which).storeOwner.updateProfile({ openingHours: hours(which) })
      await keeper(which).storeOwner.confirmHours({})
    },
    'the website owner adds a holiday': () =>
      site.owner.ownerHolidays.add({
        day: '2026-12-25',
        nameEn: `Feast ${next()}`,
        nameFr: `Fête ${next()}`,
      }),
    'a store announces something': (which) =>
      keeper(which).storeOwner.announce({ message: `News ${next()}` }),
    'a store withdraws its announcement': (which) => keeper(which).storeOwner.clearAnnouncement({}),
    'the website owner suspends a store': async () => {
      const { id: storeId } = site.thirdStore
      await site.owner.ownerModeration.restoreStore({ storeId }).catch(() => {})
      await site.owner.ownerModeration.suspendStore({ storeId, reason })
    },
    'the website owner restores a store': async () => {
      const { id: storeId } = site.thirdStore
      await site.owner.ownerModeration.suspendStore({ storeId, reason }).catch(() => {})
      await site.owner.ownerModeration.restoreStore({ storeId })
    },
    'the website owner removes a product': async () => {
      const { id: productId } = site.ofThirdStore
      await site.owner.ownerModeration.restoreProduct({ productId }).catch(() => {})
      await site.owner.ownerModeration.removeProduct({ productId, reason })
    },
    'the website owner restores a product': async () => {
      const { id: productId } = site.ofThirdStore
      await site.owner.ownerModeration.removeProduct({ productId, reason }).catch(() => {})
      await site.owner.ownerModeration.restoreProduct({ productId })
    },
    'the website owner features a product': async (which) => {
      const productId = product(which)
      await site.owner.ownerPromotion.end({ productId }).catch(() => {})
      await site.owner.ownerPromotion.feature({ productId, from: '2026-11-14', until: '2026-11-20' })
    },
    'the website owner ends a featuring': async (which) => {
      const productId = product(which)
      await site.owner.ownerPromotion
        .feature({ productId, from: '2026-11-14', until: '2026-11-20' })
        .catch(() => {})
      await site.owner.ownerPromotion.end({ productId })
    },
    'the website owner renames a category': (which) =>
      site.owner.ownerCategories.change({
        tree: 'product',
        categoryId: (which % 2 ? site.plants : site.tools).id,
        name: `Category ${next()}`,
      }),
    'the website owner checks a store': (which) =>
      site.owner.ownerVetting.checkStore({
        storeId: store(which).id,
        verifiedUntil: which % 2 ? '2026-12-01' : null,
        halalCheckedUntil: null,
        notes: '',
      }),
    'the website owner writes a banner': () =>
      site.owner.ownerBanners.add({
        messageEn: `Sale ${next()}`,
        messageFr: 'Soldes',
        startsOn: '2026-11-01',
      }),
    'the website owner renames a store': async (which) => {
      const { id: storeId } = store(which)
      const { name } = await site.truth.client.store.detail({ storeId })
      const categoryId = site.bakery.id
      await site.owner.ownerVetting.changeStore({
        storeId,
        name: `Store ${next()}`,
        categoryId,
        reason,
        seen: { name, categoryId },
      })
    },
  }
}
