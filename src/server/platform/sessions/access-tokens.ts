import { webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { validate } from 'uuid'
import type { Clock } from '../clock.ts'
import { allOf, type Secrets } from '../secrets.ts'
import type { SessionKind } from './session-kind.ts'

export const accessSeconds = 15 * 60

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

  async function readWith(key: Promise<webcrypto.CryptoKey>, kind: SessionKind, token: string) {
    try {
      const { payload } = await jwtVerify(token, await key, {
        algorithms: ['HS256'],
        audience: kind,
        requiredClaims: ['exp', 'jti'],
        currentDate: clock(),
      })
      // Anything else would fail in the database.
      return validate(payload.jti) ? payload.jti : undefined
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
      for (const key of readable) {
        const sessionId = await readWith(key, kind, token)
        if (sessionId) return sessionId
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
