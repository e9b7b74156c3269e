import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { sayAccount } from './account.sentences.ts'
import { sayText } from './text.sentences.ts'
import { filledIn, line } from './text.ts'

/** A name is read in many places, mails among them: never markup, never only invisible signs. */
export const PersonName = filledIn(line('yourName', 100))
  .regex(/^[^<>]*$/, issue(sayAccount.nameWithMarkup))
  .regex(/^$|\p{L}/u, issue(sayAccount.nameWithoutLetters))

export const Email = filledIn(z.string(issue(sayText.fillIn)).trim())
  .max(254, { error: issue(sayAccount.longEmail), abort: true })
  .check(z.email(issue(sayAccount.badEmail)))
