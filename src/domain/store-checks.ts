import { endOfMauritiusDay } from './mauritius-time.ts'

/** What the website owner has checked about a store: each until a day, or not at all. */
export interface StoreChecks {
  /** Whether the store is legitimate. */
  verifiedUntil: string | null
  halalCheckedUntil: string | null
}

/** The checks that have not lapsed; a check lapses at the end of its last day. */
export function standingChecks({ verifiedUntil, halalCheckedUntil }: StoreChecks, now: Date): StoreChecks {
  return {
    verifiedUntil: standing(verifiedUntil, now),
    halalCheckedUntil: standing(halalCheckedUntil, now),
  }
}

const standing = (until: string | null, now: Date) =>
  until !== null && now < endOfMauritiusDay(until) ? until : null
