import { hkdfSync } from 'node:crypto'

interface Rotating {
  current: string
  previous?: string | undefined
}

/** `SESSION_SECRET`, and while it is being replaced the one before: what that signed or encrypted can still be read. */
export type Secrets = string | Rotating

/** The first signs and encrypts, all of them read. */
export const allOf = (secrets: Secrets): [string, ...string[]] =>
  typeof secrets === 'string' ? [secrets] : [secrets.current, ...(secrets.previous ? [secrets.previous] : [])]

/** The keys for one purpose, in the same order. */
export function keysOf(secrets: Secrets, purpose: string): [Buffer, ...Buffer[]] {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const [current, ...others] = allOf(secrets)
  return [keyOf(current), ...others.map(keyOf)]
}
