import { endOfMauritiusDay } from './mauritius-time.ts'

/** What the website owner has checked about a store: each until a day, or not at all. */
export interface StoreChecks {
  /** Its legitimacy. */
  verifiedUntil: string | null
  halalCheckedUntil: string | null
}

/** What still stands; a check lapses by itself when its last day ends. */
export function standingChecks({ verifiedUntil, halalCheckedUntil }: StoreChecks, now: Date): StoreChecks {
  return {
    verifiedUntil: standing(verifiedUntil, now),
    halalCheckedUntil: standing(halalCheckedUntil, now),
  }
}

const standing = (until: string | null, now: Date) =>
  until !== null && now < endOfMauritiusDay(until) ? until : null
