import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { longest } from '#domain/limits.ts'
import { sayAccount } from './account.sentences.ts'
import { sayText } from './text.sentences.ts'
import { filledIn, line } from './text.ts'

/** A name shows in many places, mails among them: no markup, no invisible characters alone. */
export const PersonName = filledIn(line('yourName', longest.personName))
  .regex(/^[^<>]*$/, issue(sayAccount.nameWithMarkup))
  .regex(/^$|\p{L}/u, issue(sayAccount.nameWithoutLetters))

export const Email = filledIn(z.string(issue(sayText.fillIn)).trim())
  .max(longest.email, { error: issue(sayAccount.longEmail), abort: true })
  .check(z.email(issue(sayAccount.badEmail)))
