import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { longest } from '#domain/limits.ts'

import { Count } from './count.ts'
import { line } from './text.ts'
import { sayValue } from './value.sentences.ts'

const badPage = issue(sayValue.badPage)

export const PageNumber = z.coerce
  .number<number | string>(badPage)
  .int(badPage)
  .min(1, badPage)
  .max(1_000_000, badPage)
  .default(1)

/** A blank city means all of them. */
export const City = line('city', longest.city)
  .transform((city) => city || undefined)
  .optional()
  .meta({ description: 'Only what is in this city; blank means everywhere.', example: 'Curepipe' })

/** The words of a search; blank means none. */
export const SearchWords = line('search', longest.search).default('').meta({ example: 'mahebourg' })

export const PageQuery = z.object({ page: PageNumber })
export const PageAndCity = PageQuery.extend({ city: City })

export const Cities = z.object({ cities: z.array(z.string()) })
export type Cities = z.infer<typeof Cities>

/** Every paged list has these fields. A page past the end is empty and has the true total. */
export const paging = {
  page: Count,
  totalPages: Count,
  total: Count,
}
