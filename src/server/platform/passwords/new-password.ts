import { isOwnNameOrEmail, ownNameOrEmail } from '#contract/shapes/password.ts'
import { badField } from '../http/errors.ts'
import { isCommonPassword } from './passwords.ts'

const tooCommon = 'Please choose a password that is harder to guess: many people use this one.'

/** Length is the contract's to judge; here is what takes knowledge of the person, and of what everybody chooses. */
export function requireUsablePassword(password: string, person: { name: string; email: string }): void {
  if (isOwnNameOrEmail(password, person)) throw badField('password', ownNameOrEmail)
  if (isCommonPassword(password)) throw badField('password', tooCommon)
}
