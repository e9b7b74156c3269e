import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Encryption {
  /** Only we can decrypt it, and only for the same account. */
  encrypt(text: string, accountId: string): string
  /** Undefined when it was encrypted with another secret, for another account, or changed since. */
  decrypt(encrypted: string, accountId: string): string | undefined
}

const nonceBytes = 12
const tagBytes = 16

/**
 * Second factors are stored encrypted with a key derived from the session secret, so that the database alone does not
 * reveal them.
 */
export function createEncryption(secret: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'zilbazar second factor', 32))
  return {
    encrypt(text, accountId) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(accountId))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
    },
    decrypt(encrypted, accountId) {
      const bytes = Buffer.from(encrypted, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
          .setAAD(Buffer.from(accountId))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        const ciphertext = decipher.update(bytes.subarray(nonceBytes + tagBytes))
        return Buffer.concat([ciphertext, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
