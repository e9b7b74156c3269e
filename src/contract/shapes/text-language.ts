import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { textLanguageTags } from '#domain/text-language.ts'
import { sayValue } from './value.sentences.ts'

/** The language that a text is in; absent when nobody said so. */
export const TextLanguage = z
  .enum(textLanguageTags)
  .meta({ id: 'TextLanguage', description: 'A BCP 47 language tag; mfe is Kreol Morisien.', example: 'mfe' })

/** Chosen in a form: null and blank mean that it is not said. Left out, it stays as it is. */
export const ChosenLanguage = z
  .union([z.literal(''), z.enum(textLanguageTags), z.null()], issue(sayValue.badTextLanguage))
  .transform((language) => language || null)
  .optional()
