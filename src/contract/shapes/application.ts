import { z } from 'zod'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { filledIn, line, missingOr, paragraphs } from '#contract/shapes/text.ts'

export const ApplicationState = z
  .enum(['open', 'asked', 'approved', 'refused'], 'Please choose one of the states of an application.')
  .meta({ description: 'While it is asked, we wait for an answer.' })

export const applicationFacts = {
  businessName: filledIn(line('The business name', 120)).regex(
    /^[^<>]*$/,
    'Please write the business name without < and >.',
  ),
  registrationNumber: filledIn(line('The registration number', 40)).meta({ example: 'C12345678' }),
  phone: filledIn(line('The phone number', 40))
    .regex(/^[+\d][\d\s().-]{5,}$/, 'Please enter a phone number.')
    .meta({ example: '5 755 0142' }),
  sells: filledIn(paragraphs('What you sell', 2000)),
  claimsHalal: z
    .boolean(missingOr('Please say whether what you sell is halal.'))
    .default(false)
    .meta({ description: 'Whether what is sold is said to be halal, which we then check too.' }),
}

/** What somebody says about a store that is to be checked. */
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
