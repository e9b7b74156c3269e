import type { publicApi } from '#contract/index.ts'

type Area = keyof typeof publicApi

/** A call by its names in the contract: 'wishlist.count'. */
export type CallName = { [A in Area]: `${A}.${keyof (typeof publicApi)[A] & string}` }[Area]

/** Everybody sees the same answers to the public reads of these areas. */
export const areasForEverybody: readonly Area[] = [
  'catalogue',
  'productCategory',
  'search',
  'store',
  'rating',
]

export const wishes: readonly CallName[] = ['wishlist.products', 'wishlist.stores', 'wishlist.count']

/** Who is signed in, and what they wish for. */
export const personal: readonly CallName[] = ['account.me', 'account.status', ...wishes]

/** After these the cached wishes are no longer true. */
export const changesOfWishes: readonly CallName[] = [
  'wishlist.addProduct',
  'wishlist.removeProduct',
  'wishlist.addStore',
  'wishlist.removeStore',
  'wishlist.removeStoreFromWishlist',
]

/** After these the device serves somebody else, or nobody. */
export const changesOfPerson: readonly CallName[] = [
  'account.login',
  'account.logout',
  'account.endAllSessions',
  'account.resetPassword',
  'account.deleteAccount',
]

/**
 * Every page of the site, by the path of its route, and whether it is cached; what is below a page that is not cached is
 * not cached either. A mail's secret, a store's or the website owner's work and an account's settings must not be found on
 * a device by somebody else.
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
  '/search': 'cached',
  '/product/$productId': 'cached',
  '/store/$storeId': 'cached',
  '/privacy-policy': 'cached',
  '/terms': 'cached',
  '/about': 'cached',
  '/contact': 'cached',
  '/become-admin': 'cached',
  // Fetched by the service worker itself, into a store of its own.
  '/offline': 'not cached',
  '/signup': 'not cached',
  '/login': 'not cached',
  '/verify-email/$token': 'not cached',
  '/forgot-password': 'not cached',
  '/reset-password/$token': 'not cached',
  '/settings': 'not cached',
  '/wishlist': 'cached',
  '/display-request': 'cached',
  '/admin/signup': 'not cached',
  '/admin/login': 'not cached',
  '/admin/dashboard': 'not cached',
  '/owner': 'not cached',
}
