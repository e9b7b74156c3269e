import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  chosenLanguage,
  inLanguage,
  isLanguage,
  type Language,
  languageCookie,
  languageCookieAge,
  languageOf,
  withoutLanguage,
} from '#domain/language.ts'
import { hasMailSecret } from '#domain/mail-links.ts'
import { type Finished, finish, type ResponseCache, type Tag } from '../cache/response-cache.ts'
import type { Clock } from '../clock.ts'
import { nothingHere } from '../http/errors.ts'
import { withReference } from '../http/plain-page.ts'
import { keepCompressed, sendFinished } from '../http/send-finished.ts'
import type { PictureHost } from '../images/hosted-pictures.ts'
import type { Call, OwnCall, Visitor } from './own-calls.ts'
import type { Ask, PageRenderer } from './page-renderer.ts'

interface PagesOptions {
  app: FastifyInstance
  cache: ResponseCache
  clock: Clock
  renderer: PageRenderer
  ownCall: OwnCall
  publicUrl: string
  /** Where browsers upload pictures, when not to us. */
  pictureHost?: PictureHost | undefined
}

/** Longer addresses are not requested twice. */
const longestCachedAddress = 2048

/** Answers every address without a route: with a page, or with the page that says there is none. */
export function pages({ app, cache, clock, renderer, ownCall, publicUrl, pictureHost }: PagesOptions) {
  const others = pictureHost && {
    uploads: new URL(pictureHost.uploadUrl).origin,
    pictures: new URL(pictureHost.deliversFrom).origin,
  }

  /** What a page was made from, for as long as the page is cached. The answers themselves may be gone by then. */
  const madeFrom = new WeakMap<Finished, { calls: readonly Version[]; rightUntil: number }>()

  /**
   * A page is rendered once for each version of its content: when all its calls answer as before, it stays. So it does when an
   * answer has changed in fields that the page does not read, such as the total of a list whose first cards it shows.
   */
  async function make(address: string, visitor: Visitor, last?: Finished): Promise<Finished> {
    const language = languageOf(address)
    const now = clock()
    const before = last && madeFrom.get(last)
    if (before && now.getTime() < before.rightUntil) {
      const calls = await Promise.all(before.calls.map((call) => again(call, language, visitor)))
      if (calls.every(({ finished }, at) => isAsBefore(before.calls[at], finished))) {
        const isStale = calls.some(({ finished }) => finished?.isStale)
        const fields = before.calls.map(({ read }) => read?.fields)
        const same = { ...last, ...shownBy(calls, fields, before.rightUntil), isStale, isTransient: isStale }
        const versions = before.calls.map((call, at) => ({ ...call, etag: calls[at]?.finished?.etag }))
        madeFrom.set(same, { ...before, calls: versions })
        return same
      }
    }
    return render(address, language, now, visitor)
  }

  /** A call whose answer is still right is not made again. */
  async function again({ url, key }: Version, language: Language, visitor: Visitor): Promise<Call> {
    const finished = key && cache.fresh(key)
    return finished ? { url, key, finished } : ownCall(url, language, visitor)
  }

  async function render(address: string, language: Language, now: Date, visitor: Visitor): Promise<Finished> {
    const calls = callsOfPage((url) => ownCall(url, language, visitor))
    const page = await renderer.render({ address, origin: publicUrl, now, others }, calls.ask)
    if (page.location)
      return { ...finish(308, { location: page.location }, '', { tags: [] }), isTransient: true }
    const isAway = calls.unavailable() && page.status >= 500
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...(hasMailSecret(address) && { 'cache-control': 'private, no-store' }),
      'content-security-policy': page.policy,
    }
    const fields = calls.made.map(({ url }) => page.fieldsRead[url])
    const finished = isAway
      ? finish(503, { ...headers, 'retry-after': '5' }, page.html, { tags: [] })
      : finish(page.status, headers, page.html, shownBy(calls.made, fields, page.rightUntil))
    const whole: Finished = {
      ...finished,
      isTransient: renderer.isDevelopment || page.status !== 200 || calls.refused() || calls.areStale(),
      isUnavailable: calls.unavailable(),
      isStale: calls.areStale(),
    }
    const versions = calls.made.map((call, at) => versionOf(call, fields[at]))
    madeFrom.set(whole, { calls: versions, rightUntil: page.rightUntil })
    return whole
  }

  app.addHook('onClose', () => renderer.close())

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = ownAddress(request.url)
    const choice = chosenLanguage(address)
    if (choice) {
      reply.setCookie(languageCookie, choice.language, {
        path: '/',
        maxAge: languageCookieAge,
        sameSite: 'lax',
      })
      return reply.header('cache-control', 'private, no-store').redirect(choice.page, 302)
    }
    const remembered = request.cookies[languageCookie]
    if (isLanguage(remembered) && languageOf(address) === 'en' && remembered !== 'en')
      return reply.header('cache-control', 'private, no-store').redirect(inLanguage(remembered, address), 302)
    const isWorthKeeping = address.length <= longestCachedAddress && !isForOneReader(address)
    if (!isWorthKeeping) return sendFinished(request, reply, named(request, await make(address, request)))
    const { page, key } = await cachedPage(address, request)
    const { location = '' } = page.headers
    if (!leavesOutParams(address, location)) return sendFinished(request, reply, named(request, page), key)
    const meant = await cachedPage(location, request)
    return sendFinished(request, reply, named(request, meant.page), meant.key)
  }

  async function cachedPage(address: string, visitor: Visitor) {
    const key = `page ${address}`
    const page = await cache.getOrMake(key, async (last) =>
      keepCompressed(await make(address, visitor, last)),
    )
    return { key, page }
  }
}

/** A page that failed is never cached, so it can name its request. */
function named(request: FastifyRequest, page: Finished): Finished {
  if (page.status < 500) return page
  const html = Buffer.from(withReference(String(page.body), languageOf(request.url), request.id))
  return { ...page, body: html, length: html.length, encoded: new Map() }
}

/** Whether a page only redirects to itself without params that it does not know, such as those of campaigns. */
function leavesOutParams(address: string, location: string): boolean {
  const [asked, meant] = [address, location].map((each) => new URL(each, 'http://page'))
  if (!location || !asked || !meant || asked.pathname !== meant.pathname) return false
  const known = new Set(Array.from(meant.searchParams, String))
  const left = Array.from(asked.searchParams, String).filter((param) => known.delete(param))
  return (
    left.length < asked.searchParams.size && String(left) === String(Array.from(meant.searchParams, String))
  )
}

/**
 * The address of a page that a mail links to is secret; login pages with a return path are as many as the site has
 * pages.
 */
const isForOneReader = (address: string) =>
  hasMailSecret(address) || /^\/((admin\/)?login\?|signup\?)/.test(withoutLanguage(address))

/** Only a path of ours is a page: '//elsewhere' and full addresses name another host. */
function ownAddress(target: string): string {
  if (!/^\/(?![/\\])/.test(target)) throw nothingHere()
  return target
}

/** A call of a page, and which version of its answer the page shows. */
interface Version {
  url: string
  key: string | undefined
  etag: string | undefined
  /** The fields that the page reads, and their hash. Without them the page shows the whole answer. */
  read: { fields: readonly string[]; hash: string } | undefined
}

const versionOf = ({ url, key, finished }: Call, fields: readonly string[] | undefined): Version => ({
  url,
  key,
  etag: finished?.etag,
  read: fields && finished && { fields, hash: hashOf(finished, fields) },
})

function isAsBefore(before: Version | undefined, finished: Finished | undefined): boolean {
  if (finished?.etag === before?.etag) return true
  return !!before?.read && !!finished && hashOf(finished, before.read.fields) === before.read.hash
}

function hashOf({ status, body }: Finished, fields: readonly string[]): string {
  const answer = JSON.parse(String(body))
  const shown = [status, ...fields.map((field) => answer[field] ?? null)]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}

type Fields = readonly string[] | undefined

/** All that a page shows of the answers, until the first of them is wrong. */
function shownBy(calls: readonly Call[], fields: readonly Fields[], rightUntil: number) {
  const finished = calls.flatMap((call) => call.finished ?? [])
  return {
    tags: [...new Set(calls.flatMap((call, at) => tagsOf(call, fields[at])))],
    until: Math.min(rightUntil, ...finished.map(({ until = Infinity }) => until)),
  }
}

/** Without fields the page shows the whole answer. */
function tagsOf({ finished }: Call, fields: Fields): readonly Tag[] {
  if (!finished) return []
  const { tags, ofFields } = finished
  if (!ofFields || !fields || fields.some((field) => ofFields.fields.includes(field))) return tags
  const unread: readonly Tag[] = ofFields.tags
  return tags.filter((tag) => !unread.includes(tag))
}

/** Notes the calls of a page while it is made. */
function callsOfPage(answerTo: (url: string) => ReturnType<OwnCall>) {
  let unavailable = 0
  const made: Call[] = []
  const ask: Ask = async (url) => {
    const { status, json, ...call } = await answerTo(url)
    made.push(call)
    if (status === 503) unavailable += 1
    return { status, json, isCached: call.finished !== undefined }
  }
  return {
    ask,
    made,
    /** What a page without one of its answers depends on is not known. */
    refused: () => made.some(({ finished }) => !finished),
    unavailable: () => unavailable > 0,
    areStale: () => made.some(({ finished }) => finished?.isStale),
  }
}
