import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  inLanguage,
  isLanguage,
  type Language,
  languageCookie,
  languageOf,
  withoutLanguage,
} from '#domain/language.ts'
import type { RenderedPage } from '#web/app/entry-server.tsx'
import type { Send } from '#web/shared/api/client.ts'
import { type Finished, finish, type ResponseCache, type Tag } from '../cache/response-cache.ts'
import type { Clock } from '../clock.ts'
import { nothingHere } from '../http/errors.ts'
import { inlineScriptHashes, pagePolicy } from '../http/security.ts'
import { sendFinished, staleHeaders } from '../http/send-finished.ts'
import type { PictureHost } from '../images/hosted-pictures.ts'

/** Renders an address to HTML, from the build or, in development, from the sources. */
export interface PageRenderer {
  render(address: string, origin: string, send: Send, now: Date): Promise<RenderedPage>
  /** Adds scripts, styles and fonts to the head. */
  complete(page: RenderedPage, address: string): Promise<string>
  /** In development, pages are not cached and contain inline scripts of the tools. */
  isDevelopment: boolean
}

/** At the end of the head. A function replacer, because a dollar sign in the tags must stay as it is. */
export function intoHead(html: string, tags: string): string {
  return html.replace('</head>', () => `${tags}</head>`)
}

interface PagesOptions {
  app: FastifyInstance
  cache: ResponseCache
  clock: Clock
  renderer: PageRenderer
  publicUrl: string
  /** Where browsers upload pictures, when not to us. */
  pictureHost?: PictureHost | undefined
}

/** In development, inline scripts and sockets of the tools are allowed. */
const developmentPolicy = {
  'content-security-policy': "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'",
}

/** Longer addresses are not requested twice. */
const longestCachedAddress = 2048

const everything: readonly Tag[] = ['products', 'stores', 'categories', 'ratings']

/** A page may show anything; only those of one product or store show reviews with names. */
const tagsOf = (address: string): readonly Tag[] =>
  /^\/(product|store)\//.test(withoutLanguage(address)) ? [...everything, 'reviewers'] : everything

/** Answers every address without a route: with a page, or with the page that says there is none. */
export function pages({ app, cache, clock, renderer, publicUrl, pictureHost }: PagesOptions) {
  const uploadOrigin = pictureHost && new URL(pictureHost.uploadUrl).origin

  async function make(address: string): Promise<Finished> {
    const calls = inProcess(app, languageOf(address))
    const page = await renderer.render(address, publicUrl, calls.send, clock())
    if (page.location) return { ...finish(308, { location: page.location }, '', []), isTransient: true }
    const html = await renderer.complete(page, address)
    const isAway = calls.unavailable() && page.status >= 500
    const headers = { 'content-type': 'text/html; charset=utf-8', ...policy(html) }
    const finished = isAway
      ? finish(503, { ...headers, 'retry-after': '5' }, html, [])
      : finish(page.status, headers, html, tagsOf(address))
    return {
      ...finished,
      isTransient: renderer.isDevelopment || page.status !== 200 || calls.failed() || calls.areStale(),
      isUnavailable: calls.unavailable(),
      isStale: calls.areStale(),
    }
  }

  const policy = (html: string): Record<string, string> =>
    renderer.isDevelopment
      ? developmentPolicy
      : { 'content-security-policy': pagePolicy(inlineScriptHashes(html), uploadOrigin) }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = ownAddress(request.url)
    const chosen = request.cookies[languageCookie]
    if (isLanguage(chosen) && languageOf(address) === 'en' && chosen !== 'en')
      return reply.header('cache-control', 'private, no-store').redirect(inLanguage(chosen, address), 302)
    const isWorthKeeping = address.length <= longestCachedAddress && !isForOneReader(address)
    const finished = isWorthKeeping
      ? await cache.getOrMake(`page ${address}`, tagsOf(address), () => make(address))
      : await make(address)
    return sendFinished(request, reply, finished)
  }
}

/**
 * The address of a page that a mail links to is secret; login pages with a return path are as many as the site has
 * pages.
 */
const isForOneReader = (address: string) =>
  /^\/(verify-email\/|reset-password\/|(admin\/)?login\?|signup\?)/.test(withoutLanguage(address))

/** Only a path of ours is a page: '//elsewhere' and full addresses name another host. */
function ownAddress(target: string): string {
  if (!/^\/(?![/\\])/.test(target)) throw nothingHere()
  return target
}

/** A page's own calls go through the same routes in-process, without the network. */
function inProcess(app: FastifyInstance, language: Language) {
  let failures = 0
  let unavailable = 0
  let stale = 0
  const send: Send = async ({ method, url, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { 'accept-language': language },
      ...(body !== undefined && { payload: body as object }),
    })
    if (response.statusCode >= 500) failures += 1
    if (response.statusCode === 503) unavailable += 1
    if (response.headers['x-cache'] === staleHeaders['x-cache']) stale += 1
    return { status: response.statusCode, body: response.json() }
  }
  return {
    send,
    failed: () => failures > 0,
    unavailable: () => unavailable > 0,
    areStale: () => stale > 0,
  }
}
