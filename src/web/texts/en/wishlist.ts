import { figure } from './figures.ts'

export const wishlist = {
  title: 'Wishlist',
  description: 'The products and stores you keep an eye on.',
  loading: 'Loading your wishlist...',
  failed: 'Failed to load wishlist',
  failedHint: 'Nothing on it is lost. Try again in a moment.',
  tabs: 'Kinds of wishes',
  counted: (tab: string, count: number) => `${tab} (${figure(count)})`,
  products: {
    tab: 'Products',
    empty: 'No products in wishlist.',
    emptyHint: 'Press the heart on a product and it waits for you here.',
    browse: 'Browse hot deals',
    removed: 'Removed product from wishlist',
    removalFailed: 'Error removing product',
  },
  stores: {
    tab: 'Stores',
    empty: 'No stores in wishlist.',
    emptyHint: 'Press the heart on a store and it waits for you here.',
    browse: 'Browse all stores',
    removed: 'Removed store from wishlist',
    removalFailed: 'Error removing store',
  },
  remove: 'Remove',
  removeThis: (name: string) => `Remove ${name} from wishlist`,
  addToWishlist: 'Add to wishlist',
  removeFromWishlist: 'Remove from wishlist',
  loggedOutHint: 'It keeps the products and stores you like, on every device you use.',
  toLogin: 'Login',
  toSignup: 'Sign Up',
}
