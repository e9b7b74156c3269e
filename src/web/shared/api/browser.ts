import { language } from '#texts/shared/language.ts'
import { noteAnswer } from '#web/shared/offline/kept-at.ts'
import { keptAtHeader } from '#web/shared/offline/kept-at-header.ts'
import type { Send } from './client.ts'

/** Calls over the network, cookies included; an answer without readable content still has its status. */
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
  noteAnswer(response.headers.get(keptAtHeader))
  return { status: response.status, body: await response.json().catch(() => undefined) }
}
