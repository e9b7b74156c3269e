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
    'a store sets its hours': (which) =>
      keeper(which).storeOwner.updateProfile({ openingHours: which % 4 === 3 ? null : hours(which) }),
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
