import { z } from 'zod'

const notAnId = 'That is not a valid id.'

/** Any well-formed UUID: the version is the database's business. */
export const Id = z.guid(notAnId)

/** A filter that may be left out; a blank one counts as left out. */
export const OptionalId = z
  .union([z.literal(''), Id], notAnId)
  .transform((id) => id || undefined)
  .optional()
