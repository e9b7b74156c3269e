import type { Announcement } from '#contract/shapes/announcement.ts'
import type { TextLanguage } from '#domain/text-language.ts'
import { saidLanguage } from '#server/lists/card.ts'
import { announcements } from '#server/platform/database/schema/index.ts'

export const announcementColumns = {
  // The column that is never blank comes first, because by it drizzle decides whether a joined row exists.
  message: announcements.message,
  title: announcements.title,
  lastUpdated: announcements.lastUpdated,
  language: announcements.language,
}

export interface AnnouncementRow {
  title: string | null
  message: string
  lastUpdated: Date
  language: TextLanguage | null
}

/** On the store's page an announcement is in the language of the store's texts, unless it says otherwise. */
export function toAnnouncement(
  row: AnnouncementRow | null | undefined,
  storeLanguage: TextLanguage | null = null,
): Announcement | null {
  if (!row) return null
  const { title, message, lastUpdated, language } = row
  return {
    title,
    message,
    lastUpdated: lastUpdated.toISOString(),
    ...saidLanguage(language, storeLanguage),
  }
}
