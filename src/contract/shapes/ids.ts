import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { sayValue } from './value.sentences.ts'

/** Any well-formed UUID: the version is up to the database. */
export const Id = z.guid(issue(sayValue.notAnId))

/** An optional filter; a blank one counts as left out. */
export const OptionalId = z
  .union([z.literal(''), Id], issue(sayValue.notAnId))
  .transform((id) => id || undefined)
  .optional()
