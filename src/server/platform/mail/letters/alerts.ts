import type { Alert } from '#domain/alerts.ts'

/** What a person wanted to be told: one thing at once, or all of a day. */
export interface AlertsLetter {
  alerts: Alert[]
  /** How many there are besides. */
  more?: number
}

/** More would make the mail long; the page lists the latest. */
export const alertsNamed = 20
