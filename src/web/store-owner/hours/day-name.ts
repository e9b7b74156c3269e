import { isAllDay, type Span, spanText, weekdayOf } from '#domain/opening-hours.ts'
import { storeDetail } from '#texts/public/store.ts'
import { weekdayName } from '#texts/shared/figures.ts'
import { storeHours as texts } from '#texts/store-owner/hours.ts'

/** 'Sunday 8 November 2026' */
export const dayName = (day: string) => `${weekdayName(weekdayOf(day))} ${texts.dateName(day)}`

/** '09:00 - 12:00, 14:00 - 18:00' */
export const timesName = (spans: readonly Span[]) =>
  spans.map((span) => (isAllDay(span) ? storeDetail.allDay : spanText(span))).join(', ')
