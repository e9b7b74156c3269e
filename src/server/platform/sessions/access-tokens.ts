import { webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { validate } from 'uuid'
import type { Clock } from '../clock.ts'
import { allOf, type Secrets } from '../secrets.ts'
import type { SessionKind } from './session-kind.ts'

export const accessSeconds = 15 * 60
const mostChecked = 5000

export interface AccessTokens {
  issue(kind: SessionKind, sessionId: string): Promise<string>
  /** The session of a token; undefined when it is forged, expired or of another kind. */
  read(kind: SessionKind, token: string): Promise<string | undefined>
}

/** Short-lived and signed, so that a forged or expired token is refused without a database query. */
export function accessTokens(secrets: Secrets, clock: Clock): AccessTokens {
  // Imported once; the bytes of the secret would be imported for each token.
  const readable = allOf(secrets).map(importKey)
  const [imported] = readable
  /** Tokens whose signature was checked: each is sent with many calls, and a signature stays right. */
  const checked = new LRUCache<string, { sessionId: string; expires: number }>({ max: mostChecked })

  async function readWith(key: Promise<webcrypto.CryptoKey>, kind: SessionKind, token: string) {
    try {
      const { payload } = await jwtVerify(token, await key, {
        algorithms: ['HS256'],
        audience: kind,
        requiredClaims: ['exp', 'jti'],
        currentDate: clock(),
      })
      // Anything else would fail in the database.
      const { jti, exp = 0 } = payload
      return jti && validate(jti) ? { sessionId: jti, expires: exp } : undefined
    } catch {
      return undefined
    }
  }

  return {
    async issue(kind, sessionId) {
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(sessionId)
        .setAudience(kind)
        .setIssuedAt(now)
        .setExpirationTime(now + accessSeconds)
        .sign((await imported) as webcrypto.CryptoKey)
    },
    async read(kind, token) {
      const known = checked.get(`${kind} ${token}`)
      if (known) return Math.floor(clock().getTime() / 1000) < known.expires ? known.sessionId : undefined
      for (const key of readable) {
        const found = await readWith(key, kind, token)
        if (!found) continue
        checked.set(`${kind} ${token}`, found)
        return found.sessionId
      }
      return undefined
    },
  }
}

const importKey = (secret: string) =>
  webcrypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
