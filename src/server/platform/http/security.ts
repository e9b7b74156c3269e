import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Answers that are not pages need no permission at all. */
const bareAnswer = "default-src 'none'; frame-ancestors 'none'"

/** The service worker fetches for the pages, under the policy of its own script. */
export const workerPolicy = "default-src 'self'"

/**
 * The policy of a page. Scripts come from us alone; the few inline ones are named by the hash of their text, which,
 * unlike a nonce, stays valid when the page is cached. The page calls us, and the picture host when there is one.
 */
export function pagePolicy(inlineScriptHashes: readonly string[], uploadOrigin = ''): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${uploadOrigin}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

export function inlineScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(inlineScript), ([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  )
}

export async function securityHeaders(app: FastifyInstance, options: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: options.isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    // A static file sets its headers on the raw response.
    const isSet = reply.hasHeader('content-security-policy') || reply.raw.hasHeader('content-security-policy')
    if (!isSet) reply.header('content-security-policy', bareAnswer)
  })
}
