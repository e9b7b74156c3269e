import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Answers that are not pages need no permission at all. */
const bareAnswer = "default-src 'none'; frame-ancestors 'none'"

/** The service worker fetches for the pages, under the policy of its own script. */
export const workerPolicy = "default-src 'self'"

/** Where browsers report what a policy has blocked. */
export const reportsPath = '/csp-reports'

export interface OtherOrigins {
  /** Where browsers upload pictures, when not to us. */
  uploads?: string | undefined
  /** Where pictures come from, when not from us. */
  pictures?: string | undefined
}

/**
 * The policy of a page. Scripts and styles come from us alone; the few inline ones are named by the hash of their text,
 * which, unlike a nonce, stays valid when the page is cached. Which scripts are ours is known from the program that made
 * them: a stranger's script that got into the HTML is not named. Style attributes are allowed, because the HTML has them
 * for placeholders and bars. The page calls us, and the picture host when there is one.
 */
export function pagePolicy(
  { html, scripts }: { html: string; scripts: readonly string[] },
  { uploads, pictures }: OtherOrigins = {},
): string {
  return [
    "default-src 'self'",
    sources('script-src', hashes(scripts)),
    sources('style-src', hashesOfStyles(html)),
    "style-src-attr 'unsafe-inline'",
    sources('img-src', ['data:', 'blob:', pictures]),
    "font-src 'self'",
    sources('connect-src', [uploads]),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The only policy is made by a script in the head: see web/app/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${reportsPath}`,
  ].join('; ')
}

/** The reader of the API document writes style elements while it runs, so its inline styles cannot be named. */
export function readerPolicy(html: string): string {
  return [
    "default-src 'self'",
    sources('script-src', hashes(inlineScripts(html))),
    "style-src 'self' 'unsafe-inline'",
    sources('img-src', ['data:', 'blob:']),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of a page that has nothing but its own style element. */
export const plainPagePolicy = (html: string) =>
  `default-src 'none'; style-src ${hashesOfStyles(html).join(' ')}; frame-ancestors 'none'`

const sources = (directive: string, others: readonly (string | undefined)[]) =>
  [directive, "'self'", ...others.filter(Boolean)].join(' ')

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")([^>]*)>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The texts of the inline scripts; with a mark, of those alone that have it as their nonce. */
export const inlineScripts = (html: string, mark?: string): string[] =>
  Array.from(html.matchAll(inlineScript))
    .filter(([, attributes = '']) => !mark || attributes.includes(` nonce="${mark}"`))
    .map(([, , text = '']) => text)

const hashesOfStyles = (html: string) =>
  hashes(Array.from(html.matchAll(inlineStyle), ([, text = '']) => text))

const hashes = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** Our own pages may ask for the position and for the camera, which scans codes; pages in frames may not. */
const permissions = 'camera=(self), microphone=(), geolocation=(self), payment=()'
const yearSeconds = 31_536_000

/**
 * The headers of every answer: those of helmet, with our choices. Helmet itself would put them together for each answer
 * (decision 037).
 */
export const plainHeaders = (isHttps: boolean): Record<string, string> => ({
  'content-security-policy': bareAnswer,
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(isHttps && { 'strict-transport-security': `max-age=${yearSeconds}` }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})

export function securityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const { 'content-security-policy': policy, ...headers } = plainHeaders(isHttps)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A static file sets its headers on the raw response.
    const isSet = reply.hasHeader('content-security-policy') || reply.raw.hasHeader('content-security-policy')
    if (!isSet) reply.header('content-security-policy', policy)
    done()
  })
}
