import { withoutLanguage } from '#domain/language.ts'

export type KeptKind = 'page' | 'answer' | 'mine' | 'file' | 'picture'

/** A mail's secret, a store's or the website owner's work and an account's settings are nobody's to find on a device. */
const notKept =
  /^\/(verify-email|reset-password|admin|owner|settings|login|signup|forgot-password|offline)(\/|$)/

/** What everybody sees: lists, products, stores, categories and reviews. */
const everybodys =
  /^\/api\/(product|store)\/|^\/api\/auth\/created\/all$|^\/api\/ratings\/((product|store)\/[^/]+\/reviews|public-admin\/[^/]+)$/

/** Who is signed in, and what they wish for. */
const persons = /^\/api\/(auth\/(me|status)|products\/(wishlist|store)\/(my-wishlist|count))$/

/** As what a request is kept on the device, if at all. */
export function keptKind(url: URL, request: Request, origin: string): KeptKind | undefined {
  if (url.origin !== origin || request.method !== 'GET') return
  const { pathname } = url
  if (pathname.startsWith('/assets/') || pathname.startsWith('/icons/')) return 'file'
  if (pathname.startsWith('/media/')) return 'picture'
  if (everybodys.test(pathname)) return 'answer'
  if (persons.test(pathname)) return 'mine'
  if (pathname.startsWith('/api/') || notKept.test(withoutLanguage(pathname))) return
  return isForReading(request) && !/\.[a-z]+$/.test(pathname) ? 'page' : undefined
}

const isForReading = (request: Request) =>
  request.mode === 'navigate' || (request.headers.get('accept') ?? '').startsWith('text/html')

/** From here on the device serves somebody else, or nobody. */
export const signsInOrOut = (path: string) =>
  /^\/api\/auth\/(login|logout|delete\/[^/]+|sessions|reset-password)$/.test(path)

/** A wish more or less: what is kept of the wishlist is no longer true. */
export const changesWishes = (path: string) =>
  /^\/api\/products\/(wishlist|store)\/(add|remove|store\/remove)$/.test(path)
