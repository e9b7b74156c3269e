import { createHash } from 'node:crypto'
import { readableCode } from '../passwords/readable-code.ts'

const howMany = 10

/** Such as `k7mp-2x9t-hq4w-b3vd`: long enough that its hash cannot be guessed back. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, () => readableCode(4, 4))

/** However it was written down: capitals, spaces and hyphens do no harm. */
export function recoveryCodeHash(code: string): string {
  const bare = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHash('sha256').update(bare).digest('base64url')
}
