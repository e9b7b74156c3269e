import type { RatingCounts } from '#contract/shapes/review.ts'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import type { Language } from '#domain/language.ts'
import { type StoreRow, storeColumns, toStore } from '#server/lists/store-card.ts'
import { type AnnouncementRow, announcementColumns, toAnnouncement } from './announcement.ts'
import { type HoursRow, hoursOfStore, toOpeningHours } from './opening-hours.ts'
import { storeRatingCounts } from './reviews.ts'

/** The columns of a store's own page: card, hours, ratings by stars and announcement. */
export const storeDetailColumns = {
  ...storeColumns,
  hours: hoursOfStore,
  ratingCounts: storeRatingCounts,
  announcement: announcementColumns,
}

interface StoreDetailRow extends StoreRow {
  hours: HoursRow[] | null
  ratingCounts: RatingCounts
  announcement: AnnouncementRow | null
}

export function toStoreDetail(row: StoreDetailRow, now: Date, language: Language): StoreDetail {
  return {
    ...toStore(row, now, language),
    openingHours: toOpeningHours(row.hours),
    announcement: toAnnouncement(row.announcement, row.language),
    ratingCounts: row.ratingCounts,
  }
}
