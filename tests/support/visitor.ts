import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { type ClientOf, createClient, type Send } from '#web/shared/api/client.ts'

export interface Visitor {
  client: ClientOf<typeof api>
  /** The cookies of the browser, by name. */
  cookies: Map<string, string>
  send: Send
}

interface From {
  address?: string
  userAgent?: string
  /** The browser's Accept-Language, such as 'fr-MU, fr;q=0.9'. */
  language?: string
  /** The X-Forwarded-For header that proxies add. */
  forwardedFor?: string
}

let visitors = 0

/** A browser with its own cookies and, by default, its own network address. */
export function visitor(
  app: FastifyInstance,
  { address, userAgent = 'vitest', language, forwardedFor }: From = {},
): Visitor {
  visitors += 1
  const remoteAddress = address ?? `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  const cookies = new Map<string, string>()

  const send: Send = async ({ method, url, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress,
      headers: {
        'user-agent': userAgent,
        ...(language && { 'accept-language': language }),
        ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
      },
      cookies: Object.fromEntries(cookies),
      ...(body !== undefined && { payload: body as object }),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: response.statusCode, body: response.json() }
  }
  return { client: createClient<typeof api>(api, send), cookies, send }
}
