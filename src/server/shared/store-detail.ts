import type { RatingCounts } from '#contract/shapes/review.ts'
import type { StoreDetail } from '#contract/shapes/store-listing.ts'
import type { Language } from '#domain/language.ts'
import type { PaymentWay } from '#domain/payments-taken.ts'
import { type StoreRow, storeColumns, toStore } from '#server/lists/store-card.ts'
import { stores } from '#server/platform/database/schema/index.ts'
import { type AnnouncementRow, announcementColumns, toAnnouncement } from './announcement.ts'
import { hoursColumns, type StoreHoursRow, toStoreHours } from './opening-hours.ts'
import { storeRatingCounts } from './reviews.ts'

/** The columns of a store's own page: card, hours, ratings by stars and announcement. */
export const storeDetailColumns = {
  ...storeColumns,
  ...hoursColumns,
  ratingCounts: storeRatingCounts,
  announcement: announcementColumns,
  paymentsTaken: stores.paymentsTaken,
}

interface StoreDetailRow extends StoreRow, StoreHoursRow {
  ratingCounts: RatingCounts
  announcement: AnnouncementRow | null
  paymentsTaken: PaymentWay[]
}

export function toStoreDetail(row: StoreDetailRow, now: Date, language: Language): StoreDetail {
  return {
    ...toStore(row, now, language),
    ...toStoreHours(row, language),
    announcement: toAnnouncement(row.announcement, row.language),
    ratingCounts: row.ratingCounts,
    ...(row.paymentsTaken.length > 0 && { paymentsTaken: row.paymentsTaken }),
  }
}
