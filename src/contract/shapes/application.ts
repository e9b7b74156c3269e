import { z } from 'zod'
import { issue } from '#contract/issue.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { filledIn, line, missingOr, paragraphs } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'
import { sayStore } from './store.sentences.ts'
import { sayValue } from './value.sentences.ts'

export const ApplicationState = z
  .enum(['open', 'asked', 'approved', 'refused'], issue(sayValue.badApplicationState))
  .meta({ description: 'While it is asked, we wait for an answer.' })

export const applicationFacts = {
  businessName: filledIn(line('businessName', longest.businessName)).regex(
    /^[^<>]*$/,
    issue(sayStore.businessNameWithMarkup),
  ),
  registrationNumber: filledIn(line('registrationNumber', longest.registrationNumber)).meta({
    example: 'C12345678',
  }),
  phone: filledIn(line('phone', longest.phone))
    .regex(/^[+\d][\d\s().-]{5,}$/, issue(sayStore.badPhone))
    .meta({ example: '5 755 0142' }),
  sells: filledIn(paragraphs('whatYouSell', longest.applicationText)),
  claimsHalal: z
    .boolean(missingOr(sayStore.halalOrNot))
    .default(false)
    .meta({ description: 'Whether what is sold is said to be halal, which we then check too.' }),
}

export const ApplicationForm = form(applicationFacts)

export const OwnApplication = z.object({
  _id: Id,
  businessName: z.string(),
  registrationNumber: z.string(),
  phone: z.string(),
  sells: z.string(),
  claimsHalal: z.boolean(),
  state: ApplicationState,
  question: z.string().meta({ description: 'What we want to know; blank when nothing was asked.' }),
  answer: z.string(),
  refusal: z.string().meta({ description: 'Why it was refused; blank otherwise.' }),
  createdAt: Moment,
  decidedAt: Moment.nullable(),
})
export type OwnApplication = z.infer<typeof OwnApplication>
