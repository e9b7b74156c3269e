import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { Count } from '#contract/shapes/count.ts'
import { Id } from '#contract/shapes/ids.ts'
import { picture } from '#contract/shapes/picture.ts'
import { say } from './banners.sentences.ts'

/** A message of the website owner under the header of every page. */
export const Banner = z.object({
  _id: Id,
  version: Count.meta({ description: 'Counts edits, so that an edited message is shown again.' }),
  message: z.string(),
  link: z.string().nullable().meta({ description: 'A path of this site, or an https address elsewhere.' }),
  picture: z.object(picture).nullable(),
})
export type Banner = z.infer<typeof Banner>

export const banner = {
  shown: endpoint({
    method: 'GET',
    path: '/banners',
    access: 'public',
    summary: 'The messages under the header today, in their order',
    query: z.object({ language: z.enum(['en', 'fr'], issue(say.whichLanguage)).default('en') }),
    response: z.array(Banner),
  }),
}
