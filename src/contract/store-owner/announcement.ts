import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Announcement, NewAnnouncement } from '#contract/shapes/announcement.ts'
import { Message } from '#contract/shapes/message.ts'

export const announcement = {
  announcement: endpoint({
    method: 'GET',
    path: '/auth/admin/announcement',
    access: 'admin',
    summary: 'What my store announces',
    response: z.object({ announcement: Announcement.nullable() }),
  }),
  announce: endpoint({
    method: 'POST',
    path: '/auth/admin/announcement',
    access: 'admin',
    summary: 'Announce something on my store page',
    body: NewAnnouncement,
    response: Message,
  }),
  clearAnnouncement: endpoint({
    method: 'DELETE',
    path: '/auth/admin/announcement',
    access: 'admin',
    summary: 'Take the announcement down',
    response: Message,
  }),
}
