import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export interface LinkToken {
  /** Stored in the queue: worthless without our secret. */
  seed: string
  /** Sent in the mail's link. */
  token: string
  /** Stored in the database. */
  hash: Buffer
}

export interface LinkTokens {
  create(): LinkToken
  tokenOf(seed: string): string
  hashOf(token: string): Buffer
}

/** Neither the queue nor the table of tokens contains a token that works. */
export function linkTokens(secret: string): LinkTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'zilbazar mail links', 32))
  const tokenOf = (seed: string) => createHmac('sha256', key).update(seed).digest('base64url')
  const hashOf = (token: string) => createHash('sha256').update(token).digest()
  return {
    create() {
      const seed = randomBytes(32).toString('base64url')
      const token = tokenOf(seed)
      return { seed, token, hash: hashOf(token) }
    },
    tokenOf,
    hashOf,
  }
}
