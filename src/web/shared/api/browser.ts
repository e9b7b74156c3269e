import { language } from '#texts/shared/language.ts'
import { noteAnswer } from '#web/shared/offline/cached-at.ts'
import { cachedAtHeader } from '#web/shared/offline/cached-at-header.ts'
import type { Send } from './client.ts'

/** Sends calls over the network with cookies. A response without readable JSON still has its status. */
export const sendFromBrowser: Send = async ({ method, url, body, bearer, keepalive }) => {
  const isJson = body !== undefined
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      'accept-language': language,
      ...(isJson && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    ...(isJson && { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
  })
  noteAnswer(response.headers.get(cachedAtHeader))
  return {
    status: response.status,
    body: await response.json().catch(() => undefined),
    requestId: response.headers.get('x-request-id') ?? undefined,
  }
}
