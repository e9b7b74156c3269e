import { expect, test } from 'vitest'
import { publicApi } from '#contract/index.ts'
import { cachedKind, changesWishes, isOfWishes, opensUncachedPage, signsInOrOut } from './cached-kinds.ts'

const origin = 'https://zilbazar.mu'
const toRead = { headers: { accept: 'text/html,application/xhtml+xml' } }
const kindOf = (path: string, init?: RequestInit) => {
  const url = new URL(path, origin)
  return cachedKind(url, new Request(url, init), origin)
}

test.each([
  ['/', 'page'],
  ['/fr/', 'page'],
  ['/fr/product/1?page=2', 'page'],
  ['/wishlist', 'page'],
  ['/settings', undefined],
  ['/fr/settings', undefined],
  ['/admin/dashboard', undefined],
  ['/owner/fees', undefined],
  ['/fr/owner', undefined],
  ['/verify-email/secret', undefined],
  ['/reset-password/secret', undefined],
  ['/admin/reset-password/secret', undefined],
  ['/sitemap.xml', undefined],
  ['/api/docs', undefined],
  ['https://elsewhere.mu/', undefined],
])('the page %s is cached as %s', (path, kind) => {
  expect(kindOf(path, toRead)).toBe(kind)
})

/** A request as a browser makes it for a link; tests cannot create one of this mode. */
const navigation = (url: URL) => Object.defineProperty(new Request(url), 'mode', { value: 'navigate' })

test.each([
  ['/login', true],
  ['/fr/login', true],
  ['/signup', true],
  ['/settings', true],
  ['/admin/login', true],
  ['/owner', true],
  ['/fr/owner/fees', true],
  ['/verify-email/secret', true],
  ['/', false],
  ['/fr/stores', false],
  ['/api/auth/my-data', false],
  ['/api/docs', false],
  ['/sitemap.xml', false],
  ['https://elsewhere.mu/login', false],
])('opening %s gets the offline page, though the page is never cached: %s', (path, isOpened) => {
  const url = new URL(path, origin)
  expect(opensUncachedPage(url, navigation(url), origin)).toBe(isOpened)
})

test('a program that requests a page that is never cached does not get the offline page', () => {
  const url = new URL('/settings', origin)
  expect(opensUncachedPage(url, new Request(url, toRead), origin)).toBe(false)
})

test.each([
  ['/assets/shared-1.js', 'file'],
  ['/icons/dodo.webp', 'file'],
  ['/media/upload/f_auto,q_auto,w_800/ab', 'picture'],
  ['/api/product/hot-deals?page=2', 'answer'],
  ['/api/product/detail/1', 'answer'],
  ['/api/product/no-such-list', undefined],
  ['/api/categories/category/1/subcategories', 'answer'],
  ['/api/product/public/store/1/hours', 'answer'],
  ['/api/auth/created/all', 'answer'],
  ['/api/ratings/product/1/reviews', 'answer'],
  ['/api/ratings/product/1/my-rating', undefined],
  ['/api/ratings/product/1/mine', undefined],
  ['/api/auth/me', 'mine'],
  ['/api/products/wishlist/my-wishlist?page=1', 'mine'],
  ['/api/products/store/my-wishlist?page=1', 'mine'],
  ['/api/auth/my-data', undefined],
  ['/api/auth/sessions', undefined],
  ['/api/auth/admin/profile', undefined],
  ['/api/products/admin-products/all', undefined],
  ['/api/owner/today', undefined],
  ['/', undefined],
])('the request %s is cached as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test('only GET requests are cached', () => {
  expect(kindOf('/api/product/hot-deals', { method: 'POST' })).toBeUndefined()
})

test.each(['login', 'logout', 'sessions', 'delete/1', 'reset-password'])(
  'the call %s ends the use of cached personal data',
  (call) => {
    expect(signsInOrOut(`/api/auth/${call}`)).toBe(true)
    expect(signsInOrOut(`/api/auth/admin/${call}`)).toBe(false)
  },
)

test.each([
  ['/api/products/wishlist/add', true],
  ['/api/products/wishlist/store/remove', true],
  ['/api/products/store/add', true],
  ['/api/products/wishlist/status', false],
])('the call %s makes the cached wishlist outdated: %s', (path, isChange) => {
  expect(changesWishes(path)).toBe(isChange)
})

test("the cached wishlist calls are the contract's reads of the wishlist", () => {
  const reads = Object.values(publicApi.wishlist).filter(({ method }) => method === 'GET')
  expect(reads).toHaveLength(3)
  for (const { path } of reads) expect(isOfWishes(`/api${path}`)).toBe(true)
  expect(isOfWishes('/api/auth/me')).toBe(false)
})
