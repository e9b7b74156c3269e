import { availableParallelism } from 'node:os'
import { hash as hashWith, type Options, verify } from '@node-rs/argon2'
import { Refusal } from '../http/errors.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import common from './common-passwords.json' with { type: 'json' }
import { sayPassword } from './passwords.sentences.ts'

export interface PasswordCost {
  options: Options
  /** The hash of an unknown password: a check against it takes as long as any other. */
  nobodysHash: string
}

/** argon2id, 19 MiB, two passes, one lane. */
const usualCost: PasswordCost = {
  options: { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  nobodysHash:
    '$argon2id$v=19$m=19456,t=2,p=1$HPslp+0Xwlakvp/2NAv8Ig$ZOg/bunY2V0NksK41r8iCQ1e9whXGKMXKPmubvhsVV4',
}

const commonOnes = new Set(common)

export function isCommonPassword(password: string): boolean {
  return commonOnes.has(password.trim().toLowerCase())
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash, because there is no such account, the answer is no and takes just as long. */
  matches(password: string, hash: string | undefined): Promise<boolean>
}

/** Hashing is limited to a few at a time, so that a flood of logins cannot starve the pages. */
export function createPasswords({ options, nobodysHash } = usualCost): Passwords {
  const limit = limitConcurrency({
    atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
    mostWaiting: 100,
    tooMany: () => new Refusal(503, 'busy', sayPassword.busy),
  })
  return {
    hash: (password) => limit(() => hashWith(password, options)),
    matches: (password, hash) =>
      limit(async () => {
        const isRight = await verify(hash ?? nobodysHash, password)
        return isRight && hash !== undefined
      }),
  }
}
