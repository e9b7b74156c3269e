import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { ApplicationForm, applicationFacts, OwnApplication } from '#contract/shapes/application.ts'
import { form } from '#contract/shapes/form.ts'
import { Message } from '#contract/shapes/message.ts'
import { filledIn, paragraphs } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'

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
    body: form({ ...applicationFacts, answer: filledIn(paragraphs('yourAnswer', longest.applicationText)) }),
    response: Message,
  }),
}
