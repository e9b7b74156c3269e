import { z } from 'zod'
import { longest } from '#domain/limits.ts'
import { form } from './form.ts'
import { Moment } from './moment.ts'
import { sayStore } from './store.sentences.ts'
import { filledIn, line, orNone, paragraphs } from './text.ts'
import { ChosenLanguage, TextLanguage } from './text-language.ts'

export const Announcement = z.object({
  title: z.string().nullable(),
  message: z.string(),
  lastUpdated: Moment,
  language: TextLanguage.optional(),
})
export type Announcement = z.infer<typeof Announcement>

export const NewAnnouncement = form({
  title: orNone(line('title', longest.announcementTitle)).default(null),
  message: filledIn(
    paragraphs('announcement', longest.announcement, sayStore.emptyAnnouncement),
    sayStore.emptyAnnouncement,
  ),
  language: ChosenLanguage.meta({ description: 'Null or left out: that of the store’s texts.' }),
})
