import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { issue } from '#contract/issue.ts'
import { form } from '#contract/shapes/form.ts'
import { Message } from '#contract/shapes/message.ts'
import { Wants } from '#contract/shapes/wants.ts'
import { sayMailLink } from './mail-choices.sentences.ts'

const UnsubscribeToken = z
  .string(issue(sayMailLink.badLink))
  .regex(/^[\w.-]{1,200}$/, issue(sayMailLink.badLink))

export const mailChoice = {
  choose: endpoint({
    method: 'POST',
    path: '/mail-choices/:token',
    access: 'public',
    summary: 'Unsubscribe from the news that a mail brought, or subscribe again',
    params: z.object({ token: UnsubscribeToken }),
    body: form({ wants: Wants }),
    response: Message,
  }),
}
