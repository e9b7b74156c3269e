import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { form } from './form.ts'
import { Email, PersonName } from './person.ts'
import { filledIn, line, paragraphs } from './text.ts'

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Write to the website owner',
    body: form({
      name: PersonName,
      email: Email,
      message: filledIn(paragraphs('Your message', 5000)),
      website: line('This field', 200)
        .default('')
        .meta({ description: 'Hidden on the page: people leave it empty, robots do not.' }),
    }),
    response: z.object({ success: z.boolean(), message: z.string() }),
  }),
}
