import { createHmac, timingSafeEqual } from 'node:crypto'
import { isNewsTopic, type NewsTopic } from '#domain/news-topics.ts'
import { keysOf, type Secrets } from '../secrets.ts'

export interface Subscription {
  userId: string
  topic: NewsTopic
}

export interface UnsubscribeTokens {
  sign(subscription: Subscription): string
  /** Undefined for a token that we did not sign. */
  read(token: string): Subscription | undefined
}

/** Signed and stateless: a link in an old mail works as long as the secret. It names no address. */
export function unsubscribeTokens(secrets: Secrets): UnsubscribeTokens {
  const keys = keysOf(secrets, 'zilbazar unsubscribe links')
  const signatureOf = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest()

  return {
    sign({ userId, topic }) {
      const text = `${userId}.${topic}`
      return `${text}.${signatureOf(text, keys[0]).toString('base64url')}`
    },
    read(token) {
      const [userId = '', topic, signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const isSigned = keys.some((key) => {
        const right = signatureOf(`${userId}.${topic}`, key)
        return given.length === right.length && timingSafeEqual(given, right)
      })
      if (!isSigned || !isNewsTopic(topic)) return
      return { userId, topic }
    },
  }
}
