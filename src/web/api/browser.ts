import type { Send } from './client.ts'

/** Calls over the network, cookies included; an answer without readable content still has its status. */
export const sendFromBrowser: Send = async ({ method, url, body, keepalive }) => {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(keepalive && { keepalive }),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}
