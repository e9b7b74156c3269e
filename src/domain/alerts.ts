import { addDays, dayInMs, hourInMs, mauritiusDay, startOfMauritiusDay } from './mauritius-time.ts'
import type { NotificationMail } from './store-notifications.ts'

export const alertKinds = ['new-product', 'search-match', 'price-drop', 'discount-ends'] as const
export type AlertKind = (typeof alertKinds)[number]

/** What a message needs to be written later, when the product may have changed. */
export interface AlertData {
  title: string
  storeName: string
  /** The price in force then. */
  priceCents: number
  /** The price before a drop, or after a discount. */
  otherCents?: number
  /** The words of the saved search. */
  search?: string
}

export interface Alert extends AlertData {
  kind: AlertKind
  productId: string
}

/** Names the event, so that one person is told about it once: a product is new once, however it was found. */
export const alertEvent = {
  newProduct: (productId: string) => `new ${productId}`,
  priceDrop: (productId: string, now: Date) => `price ${productId} ${mauritiusDay(now)}`,
  /** A price brings a product into a search once. */
  cheapEnough: (productId: string) => `cheap enough ${productId}`,
  discountEnds: (productId: string, day: string) => `ends ${productId} ${day}`,
}

/** Nobody is told anything outside these hours in Mauritius. */
export const tellingHours = { from: 7, until: 21 } as const

/** How and when a person is told, by mail and by push: the same words as the notifications of stores. */
export type AlertPace = NotificationMail

/** The moment at which a message noted now is sent; undefined when it is not wanted. */
export function tellAt(pace: AlertPace, now: Date): Date | undefined {
  if (pace === 'never') return
  const midnight = startOfMauritiusDay(mauritiusDay(now)).getTime()
  const morning = midnight + tellingHours.from * hourInMs
  const evening = midnight + tellingHours.until * hourInMs
  const time = now.getTime()
  if (pace === 'at-once' && time >= morning && time < evening) return now
  return new Date(time < morning ? morning : morning + dayInMs)
}

/** The day of which discounts that end are told. */
export const tomorrow = (now: Date): string => addDays(mauritiusDay(now), 1)

/** A product that was added longer ago is not new when it is shown. */
export const newForDays = 30
/** Older messages are deleted. */
export const alertsKeptDays = 90
