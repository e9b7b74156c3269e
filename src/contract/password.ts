import { z } from 'zod'
import { passwordLength } from '#domain/password.ts'
import { filledIn, fillInEverything } from './text.ts'

/** A password someone chooses. Never trimmed: spaces belong to it. */
export const NewPassword = filledIn(z.string(fillInEverything))
  .min(passwordLength.least, `Please choose a password of at least ${passwordLength.least} characters.`)
  .max(passwordLength.most, `Please choose a password of at most ${passwordLength.most} characters.`)

/** A password someone knows already: one too long to have been chosen is wrong, not badly formed. */
export function knownPassword(wrong: string) {
  return filledIn(z.string(fillInEverything)).max(passwordLength.most, wrong)
}

export const ownNameOrEmail = 'Please choose a password that is not your name or email address.'

export function isOwnNameOrEmail(password: string, person: { name: string; email: string }): boolean {
  const [mailbox = ''] = person.email.split('@')
  const guess = password.trim().toLowerCase()
  return [person.name, person.email, mailbox].some((own) => own.toLowerCase() === guess)
}
