import type { Announcement } from '#contract/shapes/announcement.ts'
import { announcements } from '#server/platform/database/schema/index.ts'

export const announcementColumns = {
  // The column that is never blank comes first, because by it drizzle decides whether a joined row exists.
  message: announcements.message,
  title: announcements.title,
  lastUpdated: announcements.lastUpdated,
}

export interface AnnouncementRow {
  title: string | null
  message: string
  lastUpdated: Date
}

export function toAnnouncement(row: AnnouncementRow | null | undefined): Announcement | null {
  return row ? { ...row, lastUpdated: row.lastUpdated.toISOString() } : null
}
