import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { form } from '#contract/shapes/form.ts'
import { Message } from '#contract/shapes/message.ts'
import { Wants } from '#contract/shapes/wants.ts'

export const news = {
  news: endpoint({
    method: 'GET',
    path: '/auth/admin/news',
    access: 'admin',
    summary: 'Whether I want the monthly figures of my store by mail',
    response: z.object({ wants: z.boolean() }),
  }),
  chooseNews: endpoint({
    method: 'PUT',
    path: '/auth/admin/news',
    access: 'admin',
    summary: 'Choose whether I want the monthly figures of my store by mail',
    body: form({ wants: Wants }),
    response: Message,
  }),
}
