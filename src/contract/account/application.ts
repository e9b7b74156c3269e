import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/shapes/form.ts'
import { Id } from '#contract/shapes/ids.ts'
import { Message } from '#contract/shapes/message.ts'
import { Moment } from '#contract/shapes/moment.ts'
import { filledIn, line, missingOr, paragraphs } from '#contract/shapes/text.ts'

export const ApplicationState = z
  .enum(['open', 'asked', 'approved', 'refused'], 'Please choose one of the states of an application.')
  .meta({ description: 'While it is asked, we wait for an answer.' })

const facts = {
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
export const ApplicationForm = form(facts)

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

export const application = {
  apply: endpoint({
    method: 'POST',
    path: '/applications',
    access: 'user',
    summary: 'Apply to show a store',
    body: ApplicationForm,
    response: Message,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/applications/mine',
    access: 'user',
    summary: 'How my application stands',
    response: z.object({
      application: OwnApplication.nullable().meta({ description: 'The latest one.' }),
      isApproved: z.boolean().meta({ description: 'Whether I may register a store now.' }),
      hasStore: z.boolean(),
    }),
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/applications/mine',
    access: 'user',
    summary: 'Answer what was asked about my application, and correct it',
    body: form({ ...facts, answer: filledIn(paragraphs('Your answer', 2000)) }),
    response: Message,
  }),
}
