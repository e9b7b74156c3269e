import { createHash } from 'node:crypto'
import { readableCode } from '../passwords/readable-code.ts'

const howMany = 10

/** Such as `k7mp-2x9t-hq4w-b3vd`: long enough that it cannot be guessed from its hash. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, () => readableCode(4, 4))

/** Ignores capitals, spaces and hyphens, because people type the code from paper. */
export function recoveryCodeHash(code: string): string {
  const bare = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return createHash('sha256').update(bare).digest('base64url')
}
