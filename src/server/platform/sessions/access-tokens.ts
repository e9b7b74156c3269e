import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'
import type { SessionKind } from './session-kind.ts'

export const accessSeconds = 15 * 60

export interface AccessTokens {
  issue(kind: SessionKind, sessionId: string): Promise<string>
  /** The session of a token; undefined when it is forged, expired or of another kind. */
  read(kind: SessionKind, token: string): Promise<string | undefined>
}

/** Short-lived and signed, so that a forged or expired token is refused without a database query. */
export function accessTokens(secret: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(secret)
  return {
    issue(kind, sessionId) {
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(sessionId)
        .setAudience(kind)
        .setIssuedAt(now)
        .setExpirationTime(now + accessSeconds)
        .sign(key)
    },
    async read(kind, token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience: kind,
          requiredClaims: ['exp', 'jti'],
          currentDate: clock(),
        })
        return payload.jti
      } catch {
        return undefined
      }
    },
  }
}
