import { createHmac } from 'node:crypto'
import { keysOf, type Secrets } from '#server/platform/secrets.ts'

/**
 * One of 64 bits for everybody who searches for some words. Many addresses share a bit, and another store or other
 * words give another one, so that it neither names anybody nor follows them.
 */
export function createPersonBit(secrets: Secrets) {
  const [key] = keysOf(secrets, 'zilbazar search words')
  return (address: string, storeId: string, words: string): bigint => {
    const digest = createHmac('sha256', key).update(`${address} ${storeId} ${words}`).digest()
    return 1n << BigInt((digest[0] ?? 0) % 64)
  }
}
