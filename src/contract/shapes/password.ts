import { passwordLength } from '#domain/password.ts'
import { secret } from './text.ts'

/** A password someone chooses. Never trimmed: spaces belong to it. */
export const NewPassword = secret('Please choose a password of whole characters.')
  .min(passwordLength.least, `Please choose a password of at least ${passwordLength.least} characters.`)
  .max(passwordLength.most, `Please choose a password of at most ${passwordLength.most} characters.`)

/** A password someone knows already: one too long to have been chosen is wrong, not badly formed. */
export function knownPassword(wrong: string) {
  return secret(wrong).max(passwordLength.most, wrong)
}

export const passwordsDiffer = 'Passwords do not match!'
export const RepeatedPassword = secret(passwordsDiffer)

export const ownNameOrEmail = 'Please choose a password that is not your name or email address.'

export function isOwnNameOrEmail(password: string, person: { name: string; email: string }): boolean {
  const [mailbox = ''] = person.email.split('@')
  const guess = password.trim().toLowerCase()
  return [person.name, person.email, mailbox].some((own) => own.toLowerCase() === guess)
}
