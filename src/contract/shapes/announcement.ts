import { z } from 'zod'
import { form } from './form.ts'
import { Moment } from './moment.ts'
import { filledIn, line, orNone, paragraphs } from './text.ts'

export const Announcement = z.object({
  title: z.string().nullable(),
  message: z.string(),
  lastUpdated: Moment,
})
export type Announcement = z.infer<typeof Announcement>

const emptyMessage = 'Announcement message cannot be empty!'

export const NewAnnouncement = form({
  title: orNone(line('The title', 120)).default(null),
  message: filledIn(paragraphs('The announcement', 1000, emptyMessage), emptyMessage),
})
