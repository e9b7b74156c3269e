import endpoints from 'virtual:endpoints/public'
import { apiBase } from '#contract/endpoint.ts'
import { withoutLanguage } from '#domain/language.ts'
import {
  areasForEverybody,
  type CallName,
  changesOfPerson,
  changesOfWishes,
  pages,
  personal,
  wishes,
} from './offline-list.ts'

export type CachedKind = 'page' | 'answer' | 'mine' | 'file' | 'picture'

const publicReads = areasForEverybody.flatMap((area) =>
  Object.values(endpoints[area] ?? {}).filter(
    ({ method, access }) => method === 'GET' && access === 'public',
  ),
)
const isForEverybody = matcher(publicReads.map(({ path }) => path))
const isPersonal = matcher(pathsOf(personal))
export const isOfWishes = matcher(pathsOf(wishes))
/** After these calls another person, or nobody, uses the device. */
export const signsInOrOut = matcher(pathsOf(changesOfPerson))
/** After these calls the cached wishlist is outdated. */
export const changesWishes = matcher(pathsOf(changesOfWishes))

function pathsOf(names: readonly CallName[]): string[] {
  return names.map((name) => {
    const [area = '', call = ''] = name.split('.')
    const endpoint = endpoints[area]?.[call]
    if (!endpoint) throw new Error(`The contract has no call ${name}.`)
    return endpoint.path
  })
}

/** Matches the addresses of these contract paths. */
function matcher(paths: readonly string[]): (pathname: string) => boolean {
  const alternatives = paths.map((path) => path.replace(/:\w+/g, '[^/]+'))
  const pattern = new RegExp(`^${apiBase}(${alternatives.join('|')})$`)
  return (pathname) => pattern.test(pathname)
}

/** The part of a path before its params: '/verify-email' for '/verify-email/$token'. */
const notCached = Object.keys(pages)
  .filter((path) => pages[path] === 'not cached')
  .map((path) => path.replace(/\/(\$|\{).*/, ''))

const isCachedPage = (pathname: string) =>
  !notCached.some((beginning) => pathname === beginning || pathname.startsWith(`${beginning}/`))

/** The kind of cache that a request belongs to, if any. */
export function cachedKind(url: URL, request: Request, origin: string): CachedKind | undefined {
  if (url.origin !== origin || request.method !== 'GET') return
  const { pathname } = url
  if (pathname.startsWith('/assets/') || pathname.startsWith('/icons/')) return 'file'
  if (pathname.startsWith('/media/')) return 'picture'
  if (isForEverybody(pathname)) return 'answer'
  if (isPersonal(pathname)) return 'mine'
  if (pathname.startsWith(`${apiBase}/`) || !isCachedPage(withoutLanguage(pathname))) return
  return isForReading(request) && !/\.[a-z]+$/.test(pathname) ? 'page' : undefined
}

/** Whether the visitor opens a page of the site that is never cached, such as the login. */
export function opensUncachedPage(url: URL, request: Request, origin: string): boolean {
  return (
    url.origin === origin &&
    request.mode === 'navigate' &&
    !url.pathname.startsWith(`${apiBase}/`) &&
    !isCachedPage(withoutLanguage(url.pathname))
  )
}

const isForReading = (request: Request) =>
  request.mode === 'navigate' || (request.headers.get('accept') ?? '').startsWith('text/html')
