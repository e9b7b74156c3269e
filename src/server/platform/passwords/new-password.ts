import { sayAccount } from '#contract/shapes/account.sentences.ts'
import { isOwnNameOrEmail } from '#contract/shapes/password.ts'
import { badField } from '../http/errors.ts'
import { sayPassword } from './passwords.sentences.ts'
import { isCommonPassword } from './passwords.ts'

/** Length is the contract's to judge; here is what takes knowledge of the person, and of what everybody chooses. */
export function requireUsablePassword(password: string, person: { name: string; email: string }): void {
  if (isOwnNameOrEmail(password, person)) throw badField('password', sayAccount.ownNameOrEmail)
  if (isCommonPassword(password)) throw badField('password', sayPassword.tooCommon)
}
