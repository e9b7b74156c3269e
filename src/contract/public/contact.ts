import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/shapes/form.ts'
import { Said } from '#contract/shapes/message.ts'
import { Email, PersonName } from '#contract/shapes/person.ts'
import { filledIn, line, paragraphs } from '#contract/shapes/text.ts'
import { longest } from '#domain/limits.ts'

export const ContactDetails = z.object({
  email: z.string().nullable(),
  whatsapp: z.string().nullable().meta({ description: 'A phone number.', example: '+230 5755 0142' }),
})
export type ContactDetails = z.infer<typeof ContactDetails>

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Write to the website owner',
    description: 'The hidden field `website` must be empty.',
    body: form({
      name: PersonName,
      email: Email,
      message: filledIn(paragraphs('yourMessage', longest.contactMessage)),
      website: line('thisField', 200)
        .default('')
        .meta({ description: 'Hidden on the page: people leave it empty, robots do not.' }),
    }),
    response: z.object({ success: z.boolean(), message: Said }),
  }),
  details: endpoint({
    method: 'GET',
    path: '/contact/details',
    access: 'public',
    summary: 'How the website owner can be reached',
    response: ContactDetails,
  }),
}
