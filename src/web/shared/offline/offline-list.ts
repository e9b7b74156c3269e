import type { publicApi } from '#contract/index.ts'

type Area = keyof typeof publicApi

/** A call by its names in the contract: 'wishlist.count'. */
export type CallName = { [A in Area]: `${A}.${keyof (typeof publicApi)[A] & string}` }[Area]

/** The responses to public reads of these areas are the same for everybody. */
export const areasForEverybody: readonly Area[] = [
  'banner',
  'catalogue',
  'productCategory',
  'search',
  'store',
  'rating',
  'paymentDetails',
]

export const wishes: readonly CallName[] = ['wishlist.products', 'wishlist.stores', 'wishlist.count']

/** The calls that tell who is signed in and what they wish for. */
export const personal: readonly CallName[] = ['account.me', 'account.status', ...wishes]

/** After these calls the cached wishes are outdated. */
export const changesOfWishes: readonly CallName[] = [
  'wishlist.addProduct',
  'wishlist.removeProduct',
  'wishlist.addStore',
  'wishlist.removeStore',
  'wishlist.removeStoreFromWishlist',
]

/** After these calls another person, or nobody, uses the device. */
export const changesOfPerson: readonly CallName[] = [
  'account.login',
  'account.logout',
  'account.endAllSessions',
  'account.resetPassword',
  'account.deleteAccount',
]

/**
 * Every page of the site by its route path, and whether it is cached. Pages below one that is not cached are
 * not cached either. Another person must not find secrets from mails, a store's or the website owner's work,
 * or account settings on a device.
 */
export const pages: Record<string, 'cached' | 'not cached'> = {
  '/': 'cached',
  '/homepage': 'cached',
  '/hot-deals': 'cached',
  '/new-arrivals': 'cached',
  '/featured-products': 'cached',
  '/best-rated-products': 'cached',
  '/best-rated-stores': 'cached',
  '/category/$categoryId': 'cached',
  '/stores': 'cached',
  '/map': 'cached',
  '/search': 'cached',
  '/compare': 'cached',
  '/product/$productId': 'cached',
  '/store/$storeId': 'cached',
  '/privacy-policy': 'cached',
  '/terms': 'cached',
  '/about': 'cached',
  '/check': 'cached',
  '/contact': 'cached',
  '/become-admin': 'cached',
  // The service worker fetches this page into a cache of its own.
  '/offline': 'not cached',
  '/signup': 'not cached',
  '/login': 'not cached',
  '/verify-email/$token': 'not cached',
  '/confirm-email/$token': 'not cached',
  '/forgot-password': 'not cached',
  '/reset-password/$token': 'not cached',
  '/admin/reset-password/$token': 'not cached',
  '/unsubscribe/$token': 'not cached',
  '/settings': 'not cached',
  '/settings/alerts': 'not cached',
  '/wishlist': 'cached',
  '/display-request': 'cached',
  '/admin/signup': 'not cached',
  '/admin/login': 'not cached',
  '/admin/dashboard': 'not cached',
  '/owner': 'not cached',
}
