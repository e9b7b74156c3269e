import { issue } from '#contract/issue.ts'
import { passwordLength } from '#domain/password.ts'
import type { Sentence } from '#domain/sentence.ts'
import { sayAccount } from './account.sentences.ts'
import { secret } from './text.ts'

/** Never trimmed, because spaces are part of a password. */
export const NewPassword = secret(sayAccount.brokenPassword)
  .min(passwordLength.least, issue(sayAccount.shortPassword({ count: passwordLength.least })))
  .max(passwordLength.most, issue(sayAccount.longPassword({ count: passwordLength.most })))

/** An existing password: one that is too long to have been chosen is wrong, not malformed. */
export function knownPassword(wrong: Sentence) {
  return secret(wrong).max(passwordLength.most, issue(wrong))
}

export const RepeatedPassword = secret(sayAccount.passwordsDiffer)

export function isOwnNameOrEmail(password: string, person: { name: string; email: string }): boolean {
  const [mailbox = ''] = person.email.split('@')
  const guess = password.trim().toLowerCase()
  return [person.name, person.email, mailbox].some((own) => own.toLowerCase() === guess)
}
