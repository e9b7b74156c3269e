import { createHash, createHmac, randomBytes } from 'node:crypto'
import { keysOf, type Secrets } from '../secrets.ts'

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
export function linkTokens(secrets: Secrets): LinkTokens {
  const keys = keysOf(secrets, 'zilbazar mail links')
  const [key] = keys
  /** A seed begins with the name of its key, because it may wait in the queue while the secret changes. */
  const nameOf = (each: Buffer) => createHash('sha256').update(each).digest().subarray(0, 3)
  const keyOf = (seed: string) =>
    keys.find((each) => seed.startsWith(nameOf(each).toString('base64url'))) ?? key
  const tokenOf = (seed: string) => createHmac('sha256', keyOf(seed)).update(seed).digest('base64url')
  const hashOf = (token: string) => createHash('sha256').update(token).digest()
  return {
    create() {
      const seed = Buffer.concat([nameOf(key), randomBytes(29)]).toString('base64url')
      const token = tokenOf(seed)
      return { seed, token, hash: hashOf(token) }
    },
    tokenOf,
    hashOf,
  }
}
