import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keysOf, type Secrets } from '../secrets.ts'

export interface Encryption {
  /** Only we can decrypt it, and only for the same account. */
  encrypt(text: string, accountId: string): string
  /** Undefined when it was encrypted with another secret, for another account, or changed since. */
  decrypt(encrypted: string, accountId: string): string | undefined
  /** Encrypted again when it was encrypted with the previous secret; undefined when it need not be. */
  renewed(encrypted: string, accountId: string): string | undefined
}

const nonceBytes = 12
const tagBytes = 16

/**
 * Second factors are stored encrypted with a key derived from the session secret, so that the database alone does not
 * reveal them.
 */
export function createEncryption(secrets: Secrets): Encryption {
  const [key, ...otherKeys] = keysOf(secrets, 'zilbazar second factor')

  function decryptWith(by: Buffer, encrypted: string, accountId: string): string | undefined {
    const bytes = Buffer.from(encrypted, 'base64url')
    try {
      const decipher = createDecipheriv('aes-256-gcm', by, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(accountId))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const ciphertext = decipher.update(bytes.subarray(nonceBytes + tagBytes))
      return Buffer.concat([ciphertext, decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }
  const decryptWithAny = (keys: readonly Buffer[], encrypted: string, accountId: string) =>
    keys.map((by) => decryptWith(by, encrypted, accountId)).find((text) => text !== undefined)

  const own: Encryption = {
    encrypt(text, accountId) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(accountId))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
    },
    decrypt: (encrypted, accountId) => decryptWithAny([key, ...otherKeys], encrypted, accountId),
    renewed(encrypted, accountId) {
      const text = decryptWithAny(otherKeys, encrypted, accountId)
      return text === undefined ? undefined : own.encrypt(text, accountId)
    },
  }
  return own
}
