import type { Letter, Links } from '../letter.ts'
import { accountDeleted } from './account-deleted.ts'
import { alreadyRegistered } from './already-registered.ts'
import { passwordChanged } from './password-changed.ts'
import { resetPassword } from './reset-password.ts'
import { storeApproved } from './store-approved.ts'
import { storeDeleted } from './store-deleted.ts'
import { storeRegistered } from './store-registered.ts'
import { verifyEmail } from './verify-email.ts'

/** Every letter we send, by its kind. */
const letters = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'account-deleted': accountDeleted,
  'store-approved': storeApproved,
  'store-registered': storeRegistered,
  'store-deleted': storeDeleted,
}

type Letters = typeof letters

/** Which letter, and what it needs to be written. */
export type LetterOrder = {
  [Kind in keyof Letters]: { kind: Kind } & Parameters<Letters[Kind]>[0]
}[keyof Letters]

export function write({ kind, ...facts }: LetterOrder, links: Links): Letter {
  const letter = letters[kind] as (facts: object, links: Links) => Letter
  return letter(facts, links)
}
