import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { sayAccount } from './account.sentences.ts'

/** The token from the link in a mail. */
export const LinkToken = z
  .string(issue(sayAccount.badLink))
  .regex(/^[\w-]{1,200}$/, issue(sayAccount.badLink))
