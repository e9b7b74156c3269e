import { z } from 'zod'
import { filledIn, fillInEverything } from './text.ts'

/** A password someone chooses. Never trimmed: spaces belong to it. */
export const NewPassword = filledIn(z.string(fillInEverything))
  .min(10, 'Please choose a password of at least 10 characters.')
  .max(128, 'Please choose a password of at most 128 characters.')

/** A password someone knows already: one too long to have been chosen is wrong, not badly formed. */
export function knownPassword(wrong: string) {
  return filledIn(z.string(fillInEverything)).max(128, wrong)
}

export const ownNameOrEmail = 'Please choose a password that is not your name or email address.'

export function isOwnNameOrEmail(password: string, person: { name: string; email: string }): boolean {
  const [mailbox = ''] = person.email.split('@')
  const guess = password.trim().toLowerCase()
  return [person.name, person.email, mailbox].some((own) => own.toLowerCase() === guess)
}
