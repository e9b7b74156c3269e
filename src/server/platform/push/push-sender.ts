import { request as https } from 'node:https'
import webPush from 'web-push'
import { request as http } from '../http/node-http.ts'
import type { PushKeys } from './push-keys.ts'

interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What the service worker shows. */
export interface PushMessage {
  title: string
  body: string
  /** A path of ours. */
  path: string
  /** A second message with it replaces the first. */
  tag: string
}

/** A push service refused or did not answer; it is tried again. */
export class PushRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The push service answered with ${status}.`)
    this.status = status
  }
}

const patienceMs = 10_000
const keptSeconds = 24 * 3600

export type SendPush = (target: PushTarget, message: PushMessage) => Promise<'sent' | 'gone'>

/** Sends one message, encrypted for the browser. 'gone' when the subscription has ended. */
export function pushSender(keys: () => Promise<PushKeys>, publicUrl: string): SendPush {
  return async function sendPush({ endpoint, p256dh, auth }, message) {
    const { publicKey, privateKey } = await keys()
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: subjectOf(publicUrl), publicKey, privateKey },
        TTL: keptSeconds,
        // Replaces a message that the push service has not delivered yet.
        topic: message.tag.replaceAll('-', '').slice(0, 32),
        contentEncoding: 'aes128gcm',
      },
    )
    const status = await post(endpoint, headers as Record<string, string>, body as Buffer)
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new PushRefused(status)
    return 'sent'
  }
}

/** RFC 8292 asks for an address of ours; https or mailto. */
const subjectOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:push@localhost.localdomain'

/** No redirects are followed, and the answer is not read. */
function post(address: string, headers: Record<string, string>, body: Buffer): Promise<number> {
  const send = address.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const sent = send(
      address,
      { method: 'POST', headers, signal: AbortSignal.timeout(patienceMs) },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}
