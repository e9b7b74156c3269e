import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)
const knownText = 'the key is right'

/** How a backup is encrypted, as its first file says in the clear. */
export const Encryption = z.object({
  cipher: z.literal(cipher),
  key: z.literal('scrypt N=32768 r=8 p=1'),
  salt: z.base64(),
  /** A known text, encrypted: tells a wrong key from damage. */
  check: z.base64(),
})
export type Encryption = z.infer<typeof Encryption>

export interface Seal {
  encryption: Encryption
  /** The name is authenticated too, so that parts cannot be exchanged. */
  close(name: string, bytes: Buffer): Buffer
  open(name: string, bytes: Buffer): Buffer
}

/** A key of its own for each backup. */
export async function newSeal(passphrase: string): Promise<Seal> {
  const salt = randomBytes(16)
  const { close, open } = sealWith(await derive(passphrase, salt, 32, cost))
  const check = close('check', Buffer.from(knownText)).toString('base64')
  const encryption = { cipher, key: 'scrypt N=32768 r=8 p=1', salt: salt.toString('base64'), check } as const
  return { encryption, close, open }
}

/** Undefined when the key is another than that of the backup. */
export async function sealOf(encryption: Encryption, passphrase: string): Promise<Seal | undefined> {
  const salt = Buffer.from(encryption.salt, 'base64')
  const seal = sealWith(await derive(passphrase, salt, 32, cost))
  try {
    const check = seal.open('check', Buffer.from(encryption.check, 'base64'))
    return check.toString() === knownText ? { encryption, ...seal } : undefined
  } catch {
    return undefined
  }
}

function sealWith(key: Buffer): Pick<Seal, 'close' | 'open'> {
  return {
    close(name, bytes) {
      const nonce = randomBytes(nonceBytes)
      const encrypting = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(name))
      const encrypted = encrypting.update(bytes)
      return Buffer.concat([nonce, encrypted, encrypting.final(), encrypting.getAuthTag()])
    },
    open(name, bytes) {
      const decrypting = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      decrypting.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([decrypting.update(bytes.subarray(nonceBytes, -tagBytes)), decrypting.final()])
    },
  }
}
