import { createHash } from 'node:crypto'

/** Addresses of people and machines are compared by this hash and never stored. */
export function fingerprint(whose: string): string {
  return createHash('sha256').update(whose.trim().toLowerCase()).digest('base64url').slice(0, 22)
}
