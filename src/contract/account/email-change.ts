import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { OpenEmailChange } from '#contract/shapes/email-change.ts'
import { form } from '#contract/shapes/form.ts'
import { LinkToken } from '#contract/shapes/link-token.ts'
import { Message } from '#contract/shapes/message.ts'
import { Email } from '#contract/shapes/person.ts'

/** A new address of a person, and the link by which a person or a store confirms one. */
export const emailChange = {
  open: endpoint({
    method: 'GET',
    path: '/auth/email-change',
    access: 'user',
    summary: 'The new address of mine that waits to be confirmed',
    response: OpenEmailChange,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/auth/email-change',
    access: 'user',
    summary: 'Ask for a new address; it counts once the link mailed to it was followed',
    body: form({ email: Email }),
    response: Message,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/auth/email-change',
    access: 'user',
    summary: 'Keep the address I have',
    response: Message,
  }),
  link: endpoint({
    method: 'GET',
    path: '/auth/email-link/:token',
    access: 'public',
    summary: 'What the link of a mail would change; changes nothing',
    params: z.object({ token: LinkToken }),
    response: z.object({
      newEmail: z.string(),
      storeName: z.string().nullable().meta({ description: 'None when it is the address of a person.' }),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/email-link',
    access: 'public',
    summary: 'Confirm a new address with the token of the mail; other sessions end',
    body: form({ token: LinkToken }),
    response: Message,
  }),
  openOfStore: endpoint({
    method: 'GET',
    path: '/auth/admin/email-change',
    access: 'admin',
    summary: 'The new address of my store that waits to be confirmed',
    response: OpenEmailChange,
  }),
  askOfStore: endpoint({
    method: 'POST',
    path: '/auth/admin/email-change',
    access: 'admin',
    summary: 'Ask for a new address of my store; it counts once the link mailed to it was followed',
    body: form({ email: Email }),
    response: Message,
  }),
  withdrawOfStore: endpoint({
    method: 'DELETE',
    path: '/auth/admin/email-change',
    access: 'admin',
    summary: 'Keep the address that my store has',
    response: Message,
  }),
}
