import { sayAccount } from '#contract/shapes/account.sentences.ts'
import { isOwnNameOrEmail } from '#contract/shapes/password.ts'
import { badField } from '../http/errors.ts'
import { sayPassword } from './passwords.sentences.ts'
import { isCommonPassword } from './passwords.ts'

/** The contract checks the length; this checks what needs knowledge of the person and of common passwords. */
export function requireUsablePassword(password: string, person: { name: string; email: string }): void {
  if (isOwnNameOrEmail(password, person)) throw badField('password', sayAccount.ownNameOrEmail)
  if (isCommonPassword(password)) throw badField('password', sayPassword.tooCommon)
}
